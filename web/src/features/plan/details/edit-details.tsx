import { Button, Modal } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { DetailsEdit } from './details-edit.tsx';

/** Opens the form of what can still be changed: when it takes place, the reader's part, what earlier rounds said. */
export function EditDetails({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation(['plan', 'common']);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil aria-hidden />}
        aria-label={t('details.title')}
        disabled={isReadOnly}
        onClick={() => setOpened(true)}
      >
        {t('common:action.edit')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        // What was typed would be gone from sight with one wrong click.
        closeOnClickOutside={false}
        title={t('details.title')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <DetailsEdit interview={interview} onDone={close} />
      </Modal>
    </>
  );
}
