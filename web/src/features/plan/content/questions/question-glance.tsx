import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted } from '#web/shared/language/format.ts';
import { glanceOf } from './glance-of.ts';
import styles from './question-glance.module.css';

interface QuestionGlanceProps {
  readonly question: Question;
  readonly followUp: FollowUp | undefined;
  /** only what makes an answer strong or, if the plan does not say, the first key point */
  readonly short: boolean;
}

/**
 * The essentials of a question during the interview: key points, what makes an answer strong, red flags, and the
 * follow-up for this candidate.
 */
export function QuestionGlance({ question, followUp, short }: QuestionGlanceProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { listen, strong, redFlags } = glanceOf(question);
  if (short) {
    return (
      <p className={styles.short}>
        <span>{t(strong === undefined ? 'question.listen' : 'glance.strong')}</span>{' '}
        <PlanText>{strong ?? listen[0] ?? ''}</PlanText>
      </p>
    );
  }
  return (
    <dl className={styles.glance}>
      {followUp !== undefined && (
        <div data-kind="person">
          <dt>{t(followUp.leadsIn === true ? 'glance.leadIn' : 'glance.person')}</dt>
          <dd>
            <PlanText>{followUp.text}</PlanText>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('question.listen')}</dt>
        <dd>
          <PlanText>{dotted(listen)}</PlanText>
        </dd>
      </div>
      {strong !== undefined && (
        <div data-kind="strong">
          <dt>{t('glance.strong')}</dt>
          <dd>
            <PlanText>{strong}</PlanText>
          </dd>
        </div>
      )}
      {redFlags.length > 0 && (
        <div data-kind="flag">
          <dt>
            <IconFlag aria-hidden />
            {t('question.redFlag')}
          </dt>
          <dd>
            <PlanText>{dotted(redFlags)}</PlanText>
          </dd>
        </div>
      )}
    </dl>
  );
}
