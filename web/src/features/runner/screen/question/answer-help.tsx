import { useTranslation } from 'react-i18next';
import { followUpBehind, type Question } from '#contracts/interviewing/plan/plan.ts';
import { AnswerGuide, hasAnswerGuide } from '#web/entities/plan/question/answer-guide.tsx';
import { postingBasis } from '#web/entities/plan/text/posting-basis.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import styles from './answer-help.module.css';

/** Occasional help for judging an answer: collapsed, because the notes need the space. */
export function AnswerHelp({ question }: { readonly question: Question }) {
  const { t } = useTranslation(['runner', 'common']);
  const basis = useRun(({ plan }) => postingBasis(plan.competencies, question, [question.text]));
  const own = useRun(({ plan }) => followUpBehind(plan, question.id));
  const listened = [
    ...(own === undefined
      ? []
      : [{ ...own, label: t(own.leadsIn === true ? 'common:question.leadIn' : 'common:question.forPerson') }]),
    ...question.probes.map((probe) => ({ ...probe, label: `${t(`trigger.${probe.trigger}`)}:` })),
  ].filter(({ listensFor }) => listensFor !== undefined);
  const isExplained = hasAnswerGuide(question);
  if (!isExplained && listened.length === 0 && basis === undefined) return null;
  return (
    <details className={styles.help}>
      <summary>{t('help.title')}</summary>
      {isExplained && (
        <section>
          <h3>{t('common:question.example')}</h3>
          <AnswerGuide question={question} />
        </section>
      )}
      {listened.length > 0 && (
        <section>
          <h3>{t('help.probes')}</h3>
          <ul>
            {listened.map(({ text, label, listensFor = '' }) => (
              <li key={text}>
                {label} <PlanText>{listensFor}</PlanText>
              </li>
            ))}
          </ul>
        </section>
      )}
      {basis !== undefined && (
        <section>
          <h3>{t('common:question.basis')}</h3>
          <q>
            <PlanText>{basis}</PlanText>
          </q>
        </section>
      )}
    </details>
  );
}
