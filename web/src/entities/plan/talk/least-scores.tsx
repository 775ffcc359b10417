import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Decision, Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './least-scores.module.css';

interface LeastScoresProps {
  readonly offer: NonNullable<Decision['offer']>;
  readonly questions: Plan['questions'];
  /** by the id of its question, null where it was not scored; left out where nothing is scored yet */
  readonly scores?: ReadonlyMap<string, number | null> | undefined;
}

/** The scores that an offer takes at least, each by what its question is about; behind a run beside what was given. */
export function LeastScores({ offer, questions, scores }: LeastScoresProps) {
  const { t } = useTranslation();
  const rows = offer.leastScores.flatMap(({ order, least }) => {
    const question = questions.find((one) => one.order === order);
    return question === undefined ? [] : [{ question, least }];
  });
  if (rows.length === 0) return null;
  return (
    <ul className={styles.least}>
      {rows.map(({ question: { id, order, category, block }, least }) => (
        <li key={id}>
          <span className={styles.number} data-block={block}>
            {order}
          </span>
          <PlanText>{capitalised(category)}</PlanText>
          <span className={styles.wanted}>
            {scores === undefined ? (
              <b className="num">{t('decision.least', { score: least })}</b>
            ) : (
              <>
                <span className="num">{t('decision.least', { score: least })}</span>
                <Given score={scores.get(id) ?? null} least={least} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A score beside the least that is wanted, told by its sign as well as by its colour. */
export function Given({ score, least }: { readonly score: number | null; readonly least: number }) {
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
