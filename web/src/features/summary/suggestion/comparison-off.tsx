import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import styles from './compared-score.module.css';

/** Why no score can be compared with AI, and where that is changed, if it is the account's choice. */
export function ComparisonOff({ by }: { readonly by: 'account' | 'installation' }) {
  const { t } = useTranslation('summary');
  return (
    <p className={styles.off}>
      {t(`suggestion.off.${by}`)}{' '}
      {by === 'account' && (
        <Link className="link" to={paths.profile()}>
          {t('suggestion.off.profile')}
        </Link>
      )}
    </p>
  );
}
