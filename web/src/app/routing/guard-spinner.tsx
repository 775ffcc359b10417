import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './guard-spinner.module.css';

/** Shown while it is not known yet whether anybody is signed in. */
export function GuardSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.spinner} role="status" aria-label={t('state.loading')}>
      <Loader size={28} color="pen" />
    </div>
  );
}
