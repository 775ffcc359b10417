import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { FlowStep, Plan } from '#contracts/interviewing/plan/plan.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './glance.module.css';

/** The time budget of the next interview, from its plan. */
export function PlanGlance({ interview, version }: { readonly interview: Interview; readonly version: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const plan = useQuery(planQuery(interview.id, version)).data?.plan;
  if (plan === undefined) return null;
  const numberOf = (block: 'core' | 'cv'): number => plan.questions.filter((one) => one.block === block).length;
  const parts = [
    t('glance.core', { count: numberOf('core') }),
    ...(numberOf('cv') > 0 ? [t('glance.cv', { count: numberOf('cv') })] : []),
  ];
  const text = `${format.minutes(plan.durationMin)}: ${parts.join(', ')}`;
  return (
    <>
      <BudgetBar
        size="thin"
        segments={plan.flow.map((step, index) => segmentOf(plan, step, index))}
        description={text}
      />
      <p className={styles.under}>{text}</p>
    </>
  );
}

function segmentOf(plan: Plan, { questionId, minutes }: FlowStep, index: number): BudgetSegment {
  const block = plan.questions.find(({ id }) => id === questionId)?.block;
  return { id: String(index), minutes, kind: block ?? 'plain' };
}
