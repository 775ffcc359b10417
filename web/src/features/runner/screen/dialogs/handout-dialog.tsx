import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import styles from './dialogs.module.css';

interface HandoutDialogProps {
  readonly question: Question | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows only what the candidate may see of a question, because the screen is turned around or shared. */
export function HandoutDialog({ question, opened, onClose }: HandoutDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  const lines = question?.handout ?? [];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={t('handout.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <div className={styles.alone}>
        <Handout lines={lines} large />
        <p className={styles.hint}>{t('handout.hint')}</p>
        <div className={styles.foot}>
          <CopyLines lines={lines} />
        </div>
      </div>
    </Modal>
  );
}

/** To paste into the chat of a video call. */
function CopyLines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('runner');
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const copy = (): void => {
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <Button variant="default" onClick={copy}>
      <span aria-live="polite">{t(copied === undefined ? 'handout.copy' : `handout.copied.${copied}`)}</span>
    </Button>
  );
}
