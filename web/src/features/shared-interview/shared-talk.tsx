import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { BudgetBar } from '#web/entities/plan/talk/budget-bar.tsx';
import { BudgetKey } from '#web/entities/plan/talk/budget-key.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './shared-interview.module.css';

type Step = Extract<SharedDocument, { view: 'questions' }>['content']['flow'][number];

interface SharedTalkProps {
  readonly flow: readonly Step[];
  readonly minutes: number;
  /** numbers of candidate-specific questions */
  readonly own?: ReadonlySet<number>;
  /** rendered questions by number */
  readonly questions: ReadonlyMap<number, ReactNode>;
}

/** The interview from its first minute to its last: the script of each part, and the questions in between. */
export function SharedTalk({ flow, minutes, own, questions }: SharedTalkProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const steps = flow.filter((step) => step.minutes > 0);
  const asked = steps.filter(({ question }) => question !== null);
  const length = t('common:unit.minutes', { count: minutes });
  const summary = t('budget.questions', { count: asked.reduce((sum, step) => sum + step.minutes, 0) });
  return (
    <>
      <section className={styles.budget} aria-label={t('budget.label')}>
        <p>
          <b>{length}</b> <span className="small muted">{summary}</span>
        </p>
        <BudgetBar
          description={`${length}: ${summary}`}
          segments={steps.map((step, index) => {
            const base = { id: String(index), minutes: step.minutes };
            if (step.question === null) return { ...base, kind: step.kind === 'buffer' ? 'buffer' : 'plain' };
            return {
              ...base,
              kind: own?.has(step.question) === true ? 'cv' : 'core',
              label: String(step.question),
            };
          })}
        />
        {own !== undefined && own.size > 0 && (
          <BudgetKey
            core={asked.length - own.size}
            own={own.size}
            spare={steps.some(({ kind }) => kind === 'buffer')}
          />
        )}
      </section>
      <ol className={styles.talk} aria-label={t('questions')}>
        {steps.map((step, index) => (
          <li key={String(index)} data-kind={step.question === null ? 'part' : 'question'}>
            {step.question === null ? (
              <>
                <p className={styles.part}>
                  <b>{t(`parts.${step.kind === 'question' ? 'questions' : step.kind}`)}</b>
                  <span className="num">{format.minutes(step.minutes)}</span>
                </p>
                {step.script !== null && (
                  <p className={styles.script}>
                    <PlanText>{step.script}</PlanText>
                  </p>
                )}
              </>
            ) : (
              questions.get(step.question)
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
