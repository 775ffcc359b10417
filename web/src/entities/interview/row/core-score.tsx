import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './core-score.module.css';

/** The mean score of the core questions, short but labelled, for lists of candidates. Namespaces: interviews. */
export function CoreScore({ score }: { readonly score: number }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  return (
    <span className={styles.core} title={t('list.coreMean')}>
      <span>{t('list.core')} </span>
      <b>{format.score(score)}</b>/10
    </span>
  );
}
