import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-layout.module.css';

/** Sign-in with Google, by full page loads, above the form for the other method. */
export function GoogleButton() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.google}>
      <GoogleLink>{t('google.continue')}</GoogleLink>
      <p className={styles.or}>{t('google.or')}</p>
    </div>
  );
}

/** The button alone. A plain link, because the API redirects to Google. */
export function GoogleLink({ children }: { readonly children: string }) {
  const { i18n } = useTranslation();
  return (
    <Button
      component="a"
      href={paths.google({ language: i18n.language })}
      size="lg"
      fullWidth
      leftSection={<GoogleMark />}
    >
      {children}
    </Button>
  );
}

/** Google's logo in its original colours, as Google's branding rules require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.08-2.85H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58z"
      />
    </svg>
  );
}
