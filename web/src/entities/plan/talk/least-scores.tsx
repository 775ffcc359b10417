import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import { type Plan, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuestionNumber } from '#web/entities/plan/question/question-number.tsx';
import styles from './least-scores.module.css';

interface LeastScoresProps {
  readonly offer: NonNullable<Decision['offer']>;
  readonly questions: Plan['questions'];
  /** by question id, null if not scored; omit before the interview */
  readonly scores?: ReadonlyMap<string, number | null> | undefined;
}

/**
 * The minimum scores for an offer: a row for each deciding question, a line for the others; after the interview, with
 * the scores given.
 */
export function LeastScores({ offer, questions, scores }: LeastScoresProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = offer.leastScores.flatMap((least) => {
    const question = questions.find(({ order }) => order === least.order);
    return question === undefined ? [] : [{ question, ...least }];
  });
  if (rows.length === 0) return null;
  const deciding = rows.filter(({ ifAsked }) => ifAsked !== true);
  const others = Map.groupBy(
    rows.filter(({ ifAsked }) => ifAsked === true),
    ({ least }) => least,
  );
  return (
    <ul className={styles.least}>
      {deciding.map(({ question, least }) => (
        <li key={question.id}>
          <QuestionNumber order={question.order} block={question.block} />
          <PlanText>{capitalised(topicOf(question))}</PlanText>
          <span className={styles.wanted}>
            {scores === undefined ? (
              <b className="num">{t('decision.least', { score: least })}</b>
            ) : (
              <>
                <span className="num">{t('decision.least', { score: least })}</span>
                <Given score={scores.get(question.id) ?? null} least={least} />
              </>
            )}
          </span>
        </li>
      ))}
      {[...others].map(([least, same]) => (
        <li key={least} className={styles.others}>
          <span>
            {t('decision.others', {
              count: same.length,
              numbers: format.list(same.map(({ question }) => String(question.order))),
            })}
          </span>
          <span className={styles.wanted}>
            <span className="num">{t('decision.least', { score: least })}</span>
          </span>
          {scores !== undefined && (
            <span className={styles.all}>
              {same.map(({ question: { id, order } }) => (
                <span key={id}>
                  <span className={styles.number}>{order}</span>
                  <Given score={scores.get(id) ?? null} least={least} />
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A score with an icon that shows whether it reaches the minimum. */
function Given({ score, least }: { readonly score: number | null; readonly least: number }) {
  const { t } = useTranslation();
  if (score === null) return <b className={styles.given}>–</b>;
  const isMet = score >= least;
  const Icon = isMet ? IconCheck : IconX;
  return (
    <b className={styles.given} data-met={isMet}>
      {score}
      <Icon aria-label={t(isMet ? 'decision.met' : 'decision.below')} />
    </b>
  );
}
