import { useTranslation } from 'react-i18next';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './unmet-list.module.css';

/** The names of the requirements that are not met or still open despite the recommendation. Namespaces: summary. */
export function UnmetList({ points }: { readonly points: readonly RequiredPoint[] }) {
  const { t } = useTranslation('summary');
  const { notMet, open } = unmetOf(points);
  const groups = [
    { key: 'no', title: t('unmet.notMetTitle'), items: notMet },
    { key: 'open', title: t('unmet.openTitle'), items: open },
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const notAsked = <small> {t('unmet.notAsked')}</small>;
  return (
    <dl className={styles.unmet}>
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
