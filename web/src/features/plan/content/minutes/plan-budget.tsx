import { IconCoffee } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { BudgetKey } from '#web/entities/plan/talk/budget-key.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import type { PlanPart } from '#web/features/plan/content/parts/plan-parts.ts';
import { type MinuteStop, minuteStops } from './minute-stops.ts';
import { MinutesStrip } from './minutes-strip.tsx';
import styles from './plan-budget.module.css';

/**
 * The minutes of every part of the interview, which add up to its length; on a desktop also links to the parts. The
 * list below names the parts and has the minutes of those that are too narrow for them.
 */
export function PlanBudget({ plan, parts }: { readonly plan: Plan; readonly parts: readonly PlanPart[] }) {
  const { t } = useTranslation(['plan', 'common']);
  const isPhone = useIsPhone();
  const stops = minuteStops(plan, parts);
  const questions = stops.filter(({ question }) => question !== undefined);
  const own = questions.filter(({ question }) => question?.block === 'cv').length;
  const length = t('common:unit.minutes', { count: plan.durationMin });
  const summary = t('budget.questions', { count: questions.reduce((sum, { minutes }) => sum + minutes, 0) });
  return (
    <>
      <section className={styles.budget} aria-label={t('budget.label')}>
        <p className={styles.title}>
          <b>{length}</b> <span className="small muted">{summary}</span>
        </p>
        {isPhone && <BudgetBar segments={stops.map(segmentOf)} description={`${length}: ${summary}`} />}
        <BudgetKey core={questions.length - own} own={own} spare={stops.some(({ kind }) => kind === 'buffer')} />
      </section>
      {!isPhone && <MinutesStrip stops={stops} parts={parts} />}
    </>
  );
}

function segmentOf({ kind, minutes, question }: MinuteStop, index: number): BudgetSegment {
  const base = { id: String(index), minutes };
  if (question !== undefined) return { ...base, kind: question.block, label: String(question.order) };
  // by the icon of its row in the list below
  if (kind === 'break') return { ...base, kind: 'plain', icon: <IconCoffee aria-hidden /> };
  return { ...base, kind: kind === 'buffer' ? kind : 'plain' };
}
