import { useTranslation } from 'react-i18next';
import type { BelowOffer } from '#contracts/interviewing/summary/below-offer.ts';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './unmet-list.module.css';

interface UnmetListProps {
  readonly below: readonly BelowOffer[];
  readonly points: readonly RequiredPoint[];
}

/**
 * What speaks against the recommendation: scores below the minimum for an offer, and the names of the requirements that
 * are not met or still open. Namespaces: summary.
 */
export function UnmetList({ below, points }: UnmetListProps) {
  const { t } = useTranslation('summary');
  const { notMet, open } = unmetOf(points);
  const groups = [
    { key: 'no', title: t('unmet.notMetTitle'), items: notMet },
    { key: 'open', title: t('unmet.openTitle'), items: open },
  ].filter(({ items }) => items.length > 0);
  if (below.length + groups.length === 0) return null;
  const notAsked = <small> {t('unmet.notAsked')}</small>;
  return (
    <dl className={styles.unmet}>
      {below.length > 0 && (
        <div data-answer="below">
          <dt>{t('unmet.belowTitle')}</dt>
          {below.map(({ number, score, least }) => (
            <dd key={number}>{t('unmet.below', { question: t('q', { number }), score, least })}</dd>
          ))}
        </div>
      )}
      {groups.map(({ key, title, items }) => (
        <div key={key} data-answer={key}>
          <dt>
            {title}
            {isUnasked(items) && notAsked}
          </dt>
          {items.map(({ text, answer }) => (
            <dd key={text}>
              <PlanText>{text}</PlanText>
              {answer === null && !isUnasked(items) && notAsked}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Said once beside the title if it holds for all of them. */
function isUnasked(items: readonly RequiredPoint[]): boolean {
  return items.every(({ answer }) => answer === null);
}
