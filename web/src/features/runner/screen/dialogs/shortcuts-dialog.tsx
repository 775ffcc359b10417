import { useTranslation } from 'react-i18next';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { KeysDialog } from '#web/shared/ui/keys/keys-dialog.tsx';

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly singleKeys: boolean;
  readonly setSingleKeys: (on: boolean) => void;
}

const rows = [
  { name: 'move', keys: ['J', 'K', '↓', '↑'] },
  { name: 'score', keys: ['0', '…', '9'] },
  { name: 'ten', keys: ['Shift', '0'] },
  { name: 'answered', keys: ['A'] },
  { name: 'skip', keys: ['S'] },
  { name: 'flag', keys: ['F'] },
  { name: 'tick', keys: ['Q', 'W', '…'] },
  { name: 'note', keys: ['N'] },
  { name: 'leaveNote', keys: ['Esc'] },
  { name: 'cv', keys: ['V'] },
  { name: 'language', keys: ['L'] },
  { name: 'pause', keys: ['Space'] },
  { name: 'followUps', keys: ['.'] },
  { name: 'help', keys: ['?'] },
  { name: 'finish', keys: ['Ctrl', 'Enter'] },
] as const;

/** The keyboard shortcuts of the interview runner. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation('runner');
  const hasOther = useRun(({ otherLanguage }) => otherLanguage !== undefined);
  return (
    <KeysDialog
      {...props}
      title={t('keys.title')}
      rows={rows
        .filter(({ name }) => name !== 'language' || hasOther)
        .map(({ name, keys }) => ({
          name: t(`keys.${name}`),
          keys: keys.map((key) => (key === 'Space' ? t('keys.space') : key)),
        }))}
      hint={t('keys.place')}
      single={t('keys.single')}
    />
  );
}
