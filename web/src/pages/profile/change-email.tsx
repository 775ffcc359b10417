import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { emailChangeQuery } from '#web/features/auth/email-change-api.ts';
import { useUser } from '#web/shared/api/session.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import styles from './profile-page.module.css';

const EmailChangeDialog = lazyPart(
  async () => (await import('#web/features/auth/email-change-dialog.tsx')).EmailChangeDialog,
);

/**
 * The button and the dialog, which opens by itself when the user returns from confirming their identity with Google.
 */
export function ChangeEmail() {
  const { t } = useTranslation('profile');
  const { id } = useUser();
  const [opened, setOpened] = useState(() => ownerProof.isAwaitedBy(id, 'email'));
  const [isNeeded, setNeeded] = useState(opened);
  const [refusal, setRefusal] = useState(() => (opened ? ownerProof.refusal() : undefined));
  useEffect(() => ownerProof.forget(), []);
  const change = useQuery(emailChangeQuery).data?.change ?? null;
  return (
    <div className={styles.change}>
      <button
        type="button"
        className="link"
        onClick={() => {
          setNeeded(true);
          setOpened(true);
        }}
      >
        {change === null ? t('email.change') : t('email.enterCode', { email: change.email })}
      </button>
      {isNeeded && (
        <Suspense fallback={null}>
          <EmailChangeDialog
            opened={opened}
            refusal={refusal}
            onClose={() => {
              setOpened(false);
              setRefusal(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
