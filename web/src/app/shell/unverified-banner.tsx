import { IconMailExclamation } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EnterCodeLink } from '#web/entities/verification/enter-code-link.tsx';
import { useUser } from '#web/shared/api/session.ts';
import { onVerificationNeeded } from '#web/shared/verification-needed.ts';
import styles from './unverified-banner.module.css';

/**
 * Shown until the e-mail address is verified; takes the focus when a call is refused for that reason. The only place
 * that links to entering the code or requesting a new one.
 */
export function UnverifiedBanner() {
  const { t } = useTranslation();
  const { email, emailVerified } = useUser();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => onVerificationNeeded(() => banner.current?.focus()), []);
  return (
    <div role="status">
      {!emailVerified && (
        <div className={styles.banner} ref={banner} tabIndex={-1}>
          <IconMailExclamation aria-hidden />
          <p>
            {t('unverified.text')} <EnterCodeLink email={email}>{t('unverified.link')}</EnterCodeLink>
          </p>
        </div>
      )}
    </div>
  );
}
