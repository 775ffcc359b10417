import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Palette } from '#web/features/palette/palette.tsx';
import { Kbd } from '#web/shared/ui/kbd.tsx';
import { goTarget, opensPalette } from './go-keys.ts';
import styles from './palette-host.module.css';

/** The way to every page by its name: a button in the top bar, Ctrl or ⌘ with K, and “g” with a letter for the main pages. */
export function PaletteHost({ onLogOut }: { readonly onLogOut: () => void }) {
  const { t } = useTranslation('palette');
  const [opened, setOpened] = useState(false);
  const open = (): void => setOpened(true);
  useKeys(open);
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <IconSearch aria-hidden />
        <span>{t('title')}</span>
        <Kbd>{isApple() ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <Palette opened={opened} onClose={() => setOpened(false)} onLogOut={onLogOut} />
    </>
  );
}

function useKeys(open: () => void): void {
  const navigate = useNavigate();
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    let before: { code: string; at: number } | undefined;
    const press = (event: KeyboardEvent): void => {
      const now = { code: event.code, at: event.timeStamp };
      if (opensPalette(event)) {
        event.preventDefault();
        onOpen();
      } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event.target)) {
        const target = goTarget(before, now);
        if (target !== undefined) void navigate(target);
      }
      before = isTaken(event.target) ? undefined : now;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate]);
}

/** A key that a field or a dialog takes is nobody else's. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
