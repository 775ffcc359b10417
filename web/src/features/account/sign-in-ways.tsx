import { Button } from '@mantine/core';
import { IconBrandGoogle, IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '#web/shared/api/session.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './session-list.module.css';
import { UnlinkGoogleDialog } from './unlink-google-dialog.tsx';

/** The account's sign-in methods, with a button to unlink Google if there is a password. */
export function SignInWays() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { email, hasPassword, googleAddresses } = useUser();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLinked = googleAddresses.length > 0;
  return (
    <>
      <ul className={styles.list} aria-label={t('ways.title')} ref={list} tabIndex={-1}>
        <li className={styles.row}>
          <IconKey aria-hidden className={styles.icon} />
          <div className={styles.text}>
            <p className={styles.name}>{t('password.title')}</p>
            <p className={styles.detail}>{t(hasPassword ? 'ways.passwordSet' : 'ways.passwordNone')}</p>
          </div>
        </li>
        <li className={styles.row}>
          <IconBrandGoogle aria-hidden className={styles.icon} />
          <div className={styles.text}>
            <p className={styles.name}>{t('ways.google')}</p>
            <p className={styles.detail}>
              {isLinked ? t('ways.linked', { addresses: format.list(googleAddresses) }) : t('ways.notLinked')}
            </p>
            {isLinked && !hasPassword && (
              <p className={styles.detail}>
                {t('ways.passwordFirst')}{' '}
                <Link className="link" to={paths.forgotPassword()} state={{ email }}>
                  {t('ways.setPassword')}
                </Link>
              </p>
            )}
          </div>
          {isLinked && hasPassword && (
            <Button
              ref={opener}
              className={styles.end ?? ''}
              size="sm"
              aria-label={t('ways.unlinkGoogle')}
              onClick={() => setAsking(true)}
            >
              {t('ways.unlink')}
            </Button>
          )}
        </li>
      </ul>
      <UnlinkGoogleDialog
        opened={asking}
        onClose={() => setAsking(false)}
        // the button that opened it is removed once Google is unlinked
        onClosed={() => (opener.current ?? list.current)?.focus()}
      />
    </>
  );
}
