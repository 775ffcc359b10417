import { Button, FileButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ReplaceButtonProps {
  /** name of the file to replace */
  readonly name: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

export function ReplaceButton({ name, busy = false, onFile }: ReplaceButtonProps) {
  const { t } = useTranslation('cv');
  return (
    <FileButton accept="application/pdf" onChange={(file) => file !== null && onFile(file)}>
      {(props) => (
        <Button {...props} size="sm" loading={busy} aria-label={t('upload.replaceFile', { name })}>
          {t('upload.replace')}
        </Button>
      )}
    </FileButton>
  );
}
