import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { useUser } from '#web/shared/api/session.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './account.module.css';

interface DeleteAccountProps {
  /** clears all data of the account from this device and leaves the page */
  readonly onDeleted: () => void;
}

/**
 * The button and the dialog, which opens by itself when the user returns from confirming their identity with Google.
 */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const { t } = useTranslation('profile');
  const { id } = useUser();
  const [opened, setOpened] = useState(() => ownerProof.isAwaitedBy(id, 'delete'));
  const [refusal, setRefusal] = useState(() => (opened ? ownerProof.refusal() : undefined));
  useEffect(() => ownerProof.forget(), []);
  return (
    <div className={styles.act}>
      <Button data-danger onClick={() => setOpened(true)}>
        {t('delete.action')}
      </Button>
      <DeleteAccountDialog
        opened={opened}
        refusal={refusal}
        onClose={() => {
          setOpened(false);
          setRefusal(undefined);
        }}
        onDeleted={onDeleted}
      />
    </div>
  );
}
