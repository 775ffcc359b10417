import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import styles from './compared-score.module.css';

/** AI is switched off for the account: says why there is no comparison, and where to change that. */
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
