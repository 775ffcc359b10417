import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpBehind, type Plan, type Question } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines, unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { followUpsId } from '#web/features/runner/screen/keys/use-run-keys.ts';
import { UnscoredChoice } from './unscored-choice.tsx';
import styles from './follow-ups.module.css';

/** On screens this low the follow-ups are above the notes, so that the question has room for all five bands. */
export const lowScreen = '(min-width: 901px) and (max-height: 820px)';

interface FollowUpsProps {
  readonly question: Question;
  readonly plan: Plan;
  /** on a phone, the first is before the key points and the others after them; omit to show all */
  readonly which?: 'first' | 'others';
}

/** Probes to ask if the answer leaves something open, and the follow-up for this candidate only. */
export const FollowUps = memo(function FollowUps({ question, plan, which }: FollowUpsProps) {
  const { t } = useTranslation(['runner', 'common']);
  const followUp = followUpBehind(plan, question.id);
  // A lead-in is shown before the question instead.
  const own = followUp?.leadsIn === true || which === 'first' ? undefined : followUp;
  const probes =
    which === 'others' ? question.probes.slice(1) : question.probes.slice(0, which === 'first' ? 1 : undefined);
  if (own === undefined && probes.length === 0) return null;
  return (
    <dl
      className={styles.followUps}
      id={which === 'first' ? undefined : followUpsId}
      tabIndex={-1}
      aria-label={t('followUps')}
      data-which={which}
    >
      {own !== undefined && (
        <div>
          <dt>{t('common:question.forPerson')}</dt>
          <dd>
            <PlanText>{own.text}</PlanText>{' '}
            {quotedLines(own).map(({ quote }) => (
              <small className="muted" key={quote}>
                {t('common:question.inCv')} <q>{quote}</q>{' '}
              </small>
            ))}
            {own.fallsShort !== undefined && (
              <div className={styles.settle}>
                <p className="small muted">
                  {t('common:question.listensFor')} <PlanText>{own.listensFor ?? ''}</PlanText>
                </p>
                <p className="small muted">
                  {t('common:question.fallsShort')} <PlanText>{own.fallsShort}</PlanText>
                </p>
                <UnscoredChoice index={unscoredPoints(plan).indexOf(own.text)} text={own.text} said="settled" />
              </div>
            )}
          </dd>
        </div>
      )}
      {probes.map((probe) => (
        <div key={probe.text}>
          <dt>{t(`trigger.${probe.trigger}`)}</dt>
          <dd>
            <PlanText>{probe.text}</PlanText>
          </dd>
        </div>
      ))}
    </dl>
  );
});
