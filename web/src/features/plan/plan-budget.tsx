import { useTranslation } from 'react-i18next';
import type { FlowStep, Plan } from '#contracts/plan.ts';
import { useFormat } from '#web/shared/format.ts';
import { BudgetBar, type BudgetSegment } from '#web/shared/ui/budget-bar.tsx';
import styles from './plan-budget.module.css';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Every minute of the interview; the parts add up to its length. */
export function PlanBudget({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const minutesOf = (kind: FlowStep['kind']) =>
    plan.flow.filter((step) => step.kind === kind).reduce((sum, step) => sum + step.minutes, 0);
  const questionMinutes = minutesOf('question');
  const coreMinutes = plan.questions
    .filter(({ block }) => block === 'core')
    .reduce((sum, question) => sum + question.expectedMin, 0);
  const share = (minutes: number) => percent.format(questionMinutes === 0 ? 0 : minutes / questionMinutes);
  const summary = t('budget.questions', { minutes: format.minutes(questionMinutes) });
  return (
    <section className={styles.budget} aria-label={t('budget.label')}>
      <p className={styles.title}>
        <b>{format.minutes(plan.durationMin)}</b> <span className="small muted">{summary}</span>
      </p>
      <BudgetBar
        segments={plan.flow.filter((step) => step.minutes > 0).map((step, index) => segmentOf(plan, step, index))}
        description={`${format.minutes(plan.durationMin)}: ${summary}`}
      />
      <p className={styles.key}>
        <span>
          <i data-kind="core" />
          {t('budget.core', { minutes: format.minutes(coreMinutes), share: share(coreMinutes) })}
        </span>
        {questionMinutes > coreMinutes && (
          <span>
            <i data-kind="cv" />
            {t('budget.cv', {
              minutes: format.minutes(questionMinutes - coreMinutes),
              share: share(questionMinutes - coreMinutes),
            })}
          </span>
        )}
        <span>
          <i />
          {t('budget.rest', {
            intro: minutesOf('intro'),
            candidate: minutesOf('candidate_questions'),
            wrapUp: minutesOf('wrap_up'),
            buffer: minutesOf('buffer'),
          })}
        </span>
      </p>
    </section>
  );
}

function segmentOf(plan: Plan, step: FlowStep, index: number): BudgetSegment {
  const question = plan.questions.find(({ id }) => id === step.questionId);
  const base = { id: String(index), minutes: step.minutes };
  if (question !== undefined) return { ...base, kind: question.block, label: `Q${String(question.order)}` };
  return { ...base, kind: step.kind === 'buffer' ? 'buffer' : 'plain' };
}
