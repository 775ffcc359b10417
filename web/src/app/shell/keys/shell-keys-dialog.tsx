import { useTranslation } from 'react-i18next';
import { KeysDialog } from '#web/shared/ui/keys/keys-dialog.tsx';

interface ShellKeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly singleKeys: boolean;
  readonly setSingleKeys: (on: boolean) => void;
}

const places = [
  { place: 'dashboard', key: 'D' },
  { place: 'positions', key: 'P' },
  { place: 'interviews', key: 'I' },
  { place: 'candidates', key: 'C' },
] as const;

const acts = [
  { name: 'move', keys: ['J', 'K'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'edit', keys: ['E'] },
  { name: 'new', keys: ['N'] },
  { name: 'search', keys: ['/'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
] as const;

/** The keyboard shortcuts of every page except the interview runner. Namespaces: palette, common. */
export function ShellKeysDialog(props: ShellKeysDialogProps) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <KeysDialog
      {...props}
      title={t('keys.title')}
      rows={[
        { name: t('title'), keys: ['Ctrl', 'K'] },
        ...places.map(({ place, key }) => ({ name: t(`common:shell.${place}`), keys: ['G', key] })),
        ...acts.map(({ name, keys }) => ({ name: t(`keys.${name}`), keys })),
      ]}
      hint={t('keys.place')}
      single={t('keys.single')}
    />
  );
}
