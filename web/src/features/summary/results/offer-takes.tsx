import { useTranslation } from 'react-i18next';
import { Given } from '#web/entities/plan/talk/least-scores.tsx';
import type { Scored } from './scored.ts';
import styles from './offer-takes.module.css';

interface OfferTakesProps {
  readonly scored: readonly Scored[];
  /** by the number of the question */
  readonly leastOf: ReadonlyMap<number, number>;
}

/** Of the questions of a competency that an offer goes by: the least score, and which were given. */
export function OfferTakes({ scored, leastOf }: OfferTakesProps) {
  const { t } = useTranslation(['summary', 'common']);
  const counted = scored.flatMap((one) => {
    const least = leastOf.get(one.question.order);
    return least === undefined ? [] : [{ ...one, least }];
  });
  return [...Map.groupBy(counted, ({ least }) => least)].map(([least, same]) => (
    <span key={least} className={styles.takes}>
      <span>{t('common:decision.least', { score: least })}</span>
      <span className={styles.givens}>
        {same.map(({ question, score }) => (
          <span key={question.id}>
            {scored.length > 1 && <small>{t('q', { number: question.order })}</small>}
            <Given score={score} least={least} />
          </span>
        ))}
      </span>
    </span>
  ));
}
