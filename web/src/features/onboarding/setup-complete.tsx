import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { planQuery } from '#web/entities/plan/api.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import styles from './setup-complete.module.css';

interface SetupCompleteProps {
  readonly interview: Interview;
  readonly version: number;
  /** called when leaving: clears the stored setup */
  readonly onLeave: () => void;
}

const shownQuestions = 3;

/** The end of the setup: what was created, the beginning of the plan, and where to go next. */
export function SetupComplete({ interview, version, onLeave }: SetupCompleteProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const format = useFormat();
  useHeadingFocus();
  const plan = useQuery(planQuery(interview.id, version)).data?.plan;
  const questions = plan?.questions.toSorted((one, other) => one.order - other.order) ?? [];
  const rest = questions.length - shownQuestions;
  return (
    <>
      <h1>{t('complete.title')}</h1>
      <p className={styles.lead}>
        {t('complete.text', { name: interview.candidate.name, position: interview.position.title })}
      </p>
      <div className={styles.card}>
        <p className={styles.facts}>
          {t(`common:interviewType.${interview.type}`)}, {format.minutes(interview.durationMinutes)}
          {plan !== undefined && `, ${t('complete.questions', { count: questions.length })}`}
        </p>
        {plan !== undefined && (
          <PlanLanguageContext value={interview.language}>
            <ol className={styles.questions} aria-label={t('complete.first')}>
              {questions.slice(0, shownQuestions).map(({ id, text, expectedMin }) => (
                <li key={id}>
                  <PlanText>{text}</PlanText>
                  <span className={styles.minutes}>{format.minutes(expectedMin)}</span>
                </li>
              ))}
            </ol>
          </PlanLanguageContext>
        )}
        {rest > 0 && <p className="small muted">{t('complete.more', { count: rest })}</p>}
      </div>
      <div className={styles.ways}>
        <Button
          component={Link}
          to={paths.interview(interview.id)}
          variant="filled"
          size="lg"
          rightSection={<IconArrowRight />}
          onClick={onLeave}
        >
          {t('complete.openPlan')}
        </Button>
        <Button component={Link} to={paths.dashboard()} size="lg" onClick={onLeave}>
          {t('complete.toDashboard')}
        </Button>
      </div>
    </>
  );
}
