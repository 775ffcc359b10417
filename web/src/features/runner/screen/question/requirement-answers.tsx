import { useTranslation } from 'react-i18next';
import { requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { UnscoredChoice } from './unscored-choice.tsx';

/** Open points about this candidate, then the requirements of the posting, each to be answered yes, no or open. */
export function RequirementAnswers() {
  const { t } = useTranslation('runner');
  const plan = useRun((view) => view.plan);
  const ticks = requirementsToTick(plan);
  const { toSettle } = plan.candidate;
  return (
    <>
      {toSettle.length > 0 && (
        <section aria-labelledby="to-settle">
          <h2 id="to-settle">{t('toSettle.title')}</h2>
          <PointsToSettle
            plan={plan}
            answers={toSettle.map(({ text }, at) => (
              <UnscoredChoice key={text} index={ticks.length + at} text={text} said="toSettle" />
            ))}
          />
        </section>
      )}
      {ticks.length > 0 && (
        <RequirementList
          plan={plan}
          answers={ticks.map(({ text }, at) => (
            <UnscoredChoice key={text} index={at} text={text} said="requirement" />
          ))}
        />
      )}
    </>
  );
}
