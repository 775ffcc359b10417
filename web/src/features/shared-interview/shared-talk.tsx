import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { BudgetBar } from '#web/entities/plan/talk/budget-bar.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './shared-interview.module.css';

type Step = Extract<SharedDocument, { view: 'questions' }>['content']['flow'][number];

interface SharedTalkProps {
  readonly flow: readonly Step[];
  readonly minutes: number;
  /** numbers of candidate-specific questions */
  readonly own?: ReadonlySet<number>;
  /** numbers of questions with a dot in the bar */
  readonly marked?: ReadonlySet<number>;
  /** renders the icon of a part other than a question in the bar */
  readonly sign?: ComponentType<Pick<Step, 'kind'>>;
  /** legend below the bar */
  readonly legend?: ReactNode;
  /** rendered questions by number */
  readonly questions: ReadonlyMap<number, ReactNode>;
}

/** The interview from its first minute to its last: the script of each part, and the questions in between. */
export function SharedTalk({ flow, minutes, own, marked, sign: Sign, legend, questions }: SharedTalkProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const steps = flow.filter((step) => step.minutes > 0);
  const asked = steps.reduce((sum, step) => (step.question === null ? sum : sum + step.minutes), 0);
  const length = t('common:unit.minutes', { count: minutes });
  const summary = t('budget.questions', { count: asked });
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
            if (step.question === null && step.kind === 'buffer') return { ...base, kind: 'buffer' };
            if (step.question === null) return { ...base, kind: 'plain', sign: Sign && <Sign kind={step.kind} /> };
            return {
              ...base,
              kind: own?.has(step.question) === true ? 'cv' : 'core',
              label: t('number', { number: step.question }),
              short: String(step.question),
              marked: marked?.has(step.question) === true,
            };
          })}
        />
        {legend}
      </section>
      <ol className={styles.talk} aria-label={t('questions')}>
        {steps.map((step, index) => (
          <li key={String(index)} data-kind={step.question === null ? 'part' : 'question'}>
            {step.question === null ? (
              <>
                <p className={styles.part}>
                  <b>{step.kind === 'question' ? '' : t(`sheet.${step.kind}`)}</b>
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
