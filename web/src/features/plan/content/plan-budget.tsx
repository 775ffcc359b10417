import { useTranslation } from 'react-i18next';
import type { FlowStep, Plan } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './plan-budget.module.css';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** The minutes of every part of the interview; they add up to its length. */
export function PlanBudget({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const isPhone = useIsPhone();
  const minutesOf = (kind: FlowStep['kind']) =>
    plan.flow.filter((step) => step.kind === kind).reduce((sum, step) => sum + step.minutes, 0);
  const questionMinutes = minutesOf('question');
  const coreMinutes = plan.questions
    .filter(({ block }) => block === 'core')
    .reduce((sum, question) => sum + question.expectedMin, 0);
  const cvMinutes = questionMinutes - coreMinutes;
  const bufferMinutes = minutesOf('buffer');
  const share = (minutes: number) => percent.format(questionMinutes === 0 ? 0 : minutes / questionMinutes);
  const length = t('common:unit.minutes', { count: plan.durationMin });
  const summary = t('budget.questions', { count: questionMinutes });
  const around = plan.flow.flatMap(({ kind, minutes }) =>
    kind === 'question' || minutes === 0 ? [] : [{ kind, minutes }],
  );
  const segments = plan.flow.map((step, index): BudgetSegment => {
    const question = plan.questions.find(({ id }) => id === step.questionId);
    const base = { id: String(index), minutes: step.minutes };
    if (question !== undefined)
      return {
        ...base,
        kind: question.block,
        label: t('number', { number: question.order }),
        short: String(question.order),
      };
    const kind = step.kind === 'buffer' ? 'buffer' : 'plain';
    return step.kind === 'question'
      ? { ...base, kind }
      : { ...base, kind, label: t(`budget.short.${step.kind}`), short: '' };
  });
  return (
    <section className={styles.budget} aria-label={t('budget.label')}>
      <p className={styles.title}>
        <b>{length}</b> <span className="small muted">{summary}</span>
      </p>
      <BudgetBar segments={segments.filter(({ minutes }) => minutes > 0)} description={`${length}: ${summary}`} />
      <p className={styles.key}>
        <span>
          <i data-kind="core" />
          {t('budget.core', { minutes: format.minutes(coreMinutes), share: share(coreMinutes) })}
        </span>
        {cvMinutes > 0 && (
          <span>
            <i data-kind="cv" />
            {t('budget.cv', { minutes: format.minutes(cvMinutes), share: share(cvMinutes) })}
          </span>
        )}
        {/* On a phone the parts around the questions have no room for their names. */}
        {isPhone ? (
          <span className={styles.parts}>
            <i data-kind="plain" />
            <span>
              {around.map(({ kind, minutes }) => (
                <span key={kind}>{t('budget.part', { part: t(`budget.short.${kind}`), minutes })}</span>
              ))}
            </span>
          </span>
        ) : (
          bufferMinutes > 0 && (
            <span>
              <i data-kind="buffer" />
              {t('budget.buffer', { minutes: format.minutes(bufferMinutes) })}
            </span>
          )
        )}
      </p>
    </section>
  );
}
