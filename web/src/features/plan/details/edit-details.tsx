import { Button, type ButtonProps, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { DetailsEdit } from './details-edit.tsx';

interface EditDetailsProps {
  readonly interview: Interview;
  readonly button: Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> & { readonly 'aria-label'?: string };
  /** the reader came for it */
  readonly opensAtOnce?: boolean;
  readonly children: ReactNode;
}

/** Opens the form of what can still be changed: when it takes place, the reader's part, what earlier rounds said. */
export function EditDetails({ interview, button, opensAtOnce = false, children }: EditDetailsProps) {
  const { t } = useTranslation(['plan', 'common']);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const [opened, setOpened] = useState(opensAtOnce && !isReadOnly);
  const close = (): void => setOpened(false);
  return (
    <>
      <Button {...button} disabled={isReadOnly} onClick={() => setOpened(true)}>
        {children}
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
