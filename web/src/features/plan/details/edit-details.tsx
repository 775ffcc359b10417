import { Button, type ButtonProps, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { DetailsEdit } from './details-edit.tsx';

interface EditDetailsProps {
  readonly interview: Interview;
  readonly button: Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> & { readonly 'aria-label'?: string };
  /** opens the form immediately: the user came for it */
  readonly opensAtOnce?: boolean;
  readonly children: ReactNode;
}

/** Opens the form for what can still be changed: the time, the user's role, feedback from earlier rounds. */
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
        // A stray click must not make the input disappear.
        closeOnClickOutside={false}
        size="lg"
        title={t('details.title')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <DetailsEdit interview={interview} onDone={close} />
      </Modal>
    </>
  );
}
