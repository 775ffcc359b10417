import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { useUser } from '#web/shared/api/session.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './account.module.css';

interface DeleteAccountProps {
  /** leaves nothing of the account on this device, and this page */
  readonly onDeleted: () => void;
}

/** Opens the dialog; by itself when the person comes back from proving at Google who they are. */
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
