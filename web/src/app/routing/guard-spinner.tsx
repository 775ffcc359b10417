import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './guard-spinner.module.css';

/** Shown until it is known whether a user is signed in. */
export function GuardSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.spinner} role="status" aria-label={t('state.loading')}>
      <Loader size={28} color="pen" />
    </div>
  );
}
