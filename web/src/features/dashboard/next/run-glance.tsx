import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { lateness } from '#web/entities/interview/lateness.ts';
import { useElapsed } from '#web/entities/interview/use-elapsed.ts';
import { BudgetBar } from '#web/entities/plan/talk/budget-bar.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { filledParts, questionAt } from './run-place.ts';
import styles from './glance.module.css';

/** The progress of the interview in progress: its minutes and the current question. */
export function RunGlance({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const going = useElapsed(interview.id);
  if (going === undefined) return null;
  const { run, elapsed } = going;
  const { plan, clock, answers } = run;
  const filled = filledParts(plan.flow, elapsed);
  const minutes = t('glance.minutes', { used: Math.floor(elapsed / 60), planned: format.minutes(plan.durationMin) });
  const overMinutes = Math.ceil(elapsed / 60 - plan.durationMin);
  const facts = [
    minutes,
    ...(overMinutes > 0 ? [t('glance.over', { time: format.minutes(overMinutes) })] : []),
    ...(clock.paused ? [t('glance.paused')] : []),
  ];
  const current = filled.findIndex((share) => share < 1);
  return (
    <>
      <BudgetBar
        size="thin"
        segments={plan.flow.map(({ minutes: length }, index) => ({
          id: String(index),
          minutes: length,
          kind: 'plain',
          used: filled[index] ?? 0,
          ...(index === current && { state: 'now' as const }),
        }))}
        description={minutes}
      />
      <p className={styles.under}>
        {t('glance.question', { number: questionAt(answers) + 1, count: answers.length })}
        <span data-late={lateness(elapsed, plan.durationMin)}>{facts.join(', ')}</span>
      </p>
    </>
  );
}
