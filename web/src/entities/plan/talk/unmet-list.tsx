import { useTranslation } from 'react-i18next';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './unmet-list.module.css';

/** Which requirements a recommendation is made in spite of, by name. Namespaces: summary. */
export function UnmetList({ points }: { readonly points: readonly RequiredPoint[] }) {
  const { t } = useTranslation('summary');
  const { notMet, open } = unmetOf(points);
  if (notMet.length === 0 && open.length === 0) return null;
  return (
    <dl className={styles.unmet}>
      {notMet.length > 0 && (
        <div data-answer="no">
          <dt>{t('unmet.notMetTitle')}</dt>
          {notMet.map(({ text }) => (
            <dd key={text}>
              <PlanText>{text}</PlanText>
            </dd>
          ))}
        </div>
      )}
      {open.length > 0 && (
        <div data-answer="open">
          <dt>{t('unmet.openTitle')}</dt>
          {open.map(({ text, answer }) => (
            <dd key={text}>
              <PlanText>{text}</PlanText>
              {answer === null && <span className="small muted"> {t('unmet.notAsked')}</span>}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
