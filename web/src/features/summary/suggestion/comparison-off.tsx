import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import styles from './compared-score.module.css';

/** The account has switched AI off: why no score can be compared with it, and where that is changed. */
export function ComparisonOff() {
  const { t } = useTranslation('summary');
  return (
    <p className={styles.off}>
      {t('suggestion.off.account')}{' '}
      <Link className="link" to={paths.profile()}>
        {t('suggestion.off.profile')}
      </Link>
    </p>
  );
}
