import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { PartSign } from '#web/entities/plan/talk/part-sign.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import type { PlanPart } from '#web/features/plan/content/parts/plan-parts.ts';
import { type MinuteStop, minuteStops } from './minute-stops.ts';
import { MinutesStrip } from './minutes-strip.tsx';
import styles from './plan-budget.module.css';

/**
 * The minutes of every part of the interview, which add up to its length; on a desktop also links to the parts. Parts
 * other than questions have the same icons as their cards.
 */
export function PlanBudget({ plan, parts }: { readonly plan: Plan; readonly parts: readonly PlanPart[] }) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const isPhone = useIsPhone();
  const stops = minuteStops(plan, parts);
  const sum = (counted: (stop: MinuteStop) => boolean): number =>
    stops.filter(counted).reduce((total, { minutes }) => total + minutes, 0);
  const questions = stops.filter(({ question }) => question !== undefined);
  const own = questions.filter(({ question }) => question?.block === 'cv').length;
  const buffer = sum(({ kind }) => kind === 'buffer');
  const length = t('common:unit.minutes', { count: plan.durationMin });
  const summary = t('budget.questions', { count: sum(({ kind }) => kind === 'question') });
  const weighs = stops.some(({ weighsMost }) => weighsMost) && (
    <span className={styles.weighs}>
      <i />
      {t('budget.weighsMost')}
    </span>
  );
  return (
    <>
      <section className={styles.budget} aria-label={t('budget.label')}>
        <p className={styles.title}>
          <b>{length}</b> <span className="small muted">{summary}</span>
          {isPhone && weighs}
        </p>
        {isPhone && <BudgetBar segments={stops.map(segmentOf)} description={`${length}: ${summary}`} />}
        <p className={styles.key}>
          {(['core', 'cv'] as const).map((block) => {
            const count = block === 'cv' ? own : questions.length - own;
            const minutes = sum(({ question }) => question?.block === block);
            return (
              count > 0 && (
                <span key={block}>
                  <i data-kind={block} />
                  {t(`budget.${block}`, { count, minutes: format.minutes(minutes) })}
                </span>
              )
            );
          })}
          {!isPhone && weighs}
          {/* on a phone a one-minute buffer is barely visible, so the legend omits it */}
          {buffer > (isPhone ? 1 : 0) && (
            <span>
              <i data-kind="buffer" />
              {/* a one-minute segment has no room for its number */}
              {buffer > 1
                ? t('budget.short.buffer')
                : t('budget.part', { part: t('budget.short.buffer'), minutes: format.minutes(buffer) })}
            </span>
          )}
        </p>
      </section>
      {!isPhone && <MinutesStrip stops={stops} parts={parts} />}
    </>
  );
}

function segmentOf({ kind, minutes, question, weighsMost }: MinuteStop, index: number): BudgetSegment {
  const base = { id: String(index), minutes, marked: weighsMost };
  if (question !== undefined) return { ...base, kind: question.block, label: String(question.order) };
  return kind === 'buffer' ? { ...base, kind } : { ...base, kind: 'plain', sign: <PartSign kind={kind} /> };
}
