import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { AccountPanel } from '#web/features/preview/account-panel.tsx';
import { LockedQuestion } from '#web/features/preview/locked-question.tsx';
import { PlanQuestion } from '#web/features/shared-interview/plan-question.tsx';
import { SharedTalk } from '#web/features/shared-interview/shared-talk.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import styles from './plan-start.module.css';

interface PlanStartProps {
  readonly plan: PreviewPlan;
  readonly expiresAt: string;
  readonly onAnother: () => void;
}

/** The start of a plan as whoever has it reads it, and where the rest of it is. */
export function PlanStart({ plan, expiresAt, onAnother }: PlanStartProps) {
  const { t } = useTranslation(['preview', 'common', 'plan']);
  const format = useFormat();
  const { title, level, type, language, durationMin, aim, talk } = plan;
  useDocumentTitle(t('start.documentTitle', { title }));
  const flow = useMemo(() => talk.map((step) => ({ ...step, script: null })), [talk]);
  const own = [...plan.questions.filter(({ block }) => block === 'cv'), ...plan.locked.filter((one) => one.own)];
  return (
    <PlanLanguageContext value={language}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>{t('start.kind')}</p>
          <h1>
            <PlanText>{title}</PlanText>
          </h1>
          <p className={styles.facts}>
            {dotted([t(`common:level.${level}`), t(`common:interviewType.${type}`), format.minutes(durationMin)])}
          </p>
        </div>
        <Button component={Link} to={paths.register()} variant="filled">
          {t('account.create')}
        </Button>
      </header>
      <Notice tone="info">
        {t('start.madeBy')} {t('start.until', { when: format.dateTime(expiresAt) })}
      </Notice>
      {aim !== null && (
        <p className={styles.aim}>
          <PlanText>{aim}</PlanText>
        </p>
      )}
      <h2 className={styles.talk}>{t('start.talk')}</h2>
      <SharedTalk
        flow={flow}
        minutes={durationMin}
        own={new Set(own.map(({ number }) => number))}
        questions={questionsOf(plan)}
      />
      <p className={styles.another}>
        <Button onClick={onAnother}>{t('start.another')}</Button>
      </p>
    </PlanLanguageContext>
  );
}

function questionsOf(plan: PreviewPlan): ReadonlyMap<number, ReactNode> {
  const [firstLocked] = plan.locked;
  return new Map<number, ReactNode>([
    ...plan.questions.map((question): [number, ReactNode] => [
      question.number,
      <PlanQuestion key={question.number} question={question} />,
    ]),
    ...plan.locked.map((question): [number, ReactNode] => [
      question.number,
      <>
        {question === firstLocked && <AccountPanel plan={plan} />}
        <LockedQuestion question={question} />
      </>,
    ]),
  ]);
}
