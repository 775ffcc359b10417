import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Palette } from '#web/features/palette/palette.tsx';
import { Kbd } from '#web/shared/ui/keys/kbd.tsx';
import { useSingleKeys } from '#web/shared/ui/keys/use-single-keys.ts';
import { ShellKeysDialog } from './keys/shell-keys-dialog.tsx';
import { useShellKeys } from './keys/use-shell-keys.ts';
import styles from './palette-host.module.css';

/** The command palette (a button in the top bar, or Ctrl or ⌘ with K) and the keyboard shortcuts of all pages. */
export function PaletteHost({ onLogOut }: { readonly onLogOut: () => void }) {
  const { t } = useTranslation('palette');
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const openPalette = (): void => setShown('palette');
  const openHelp = (): void => setShown('keys');
  const close = (): void => setShown(undefined);
  useShellKeys({ singleKeys, openPalette, openHelp });
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        <IconSearch aria-hidden />
        <span>{t('title')}</span>
        <Kbd>{isApple() ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <Palette opened={shown === 'palette'} onClose={close} onLogOut={onLogOut} onKeys={openHelp} />
      <ShellKeysDialog
        opened={shown === 'keys'}
        onClose={close}
        singleKeys={singleKeys}
        setSingleKeys={setSingleKeys}
      />
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
