import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { Kbd } from '#web/shared/ui/kbd.tsx';
import { goTarget, opensPalette } from './go-keys.ts';
import styles from './palette-host.module.css';

// A search that cannot be fetched must not take the page with it.
const Palette = lazyWithTexts(
  () =>
    import('#web/features/palette/palette.tsx').then(
      (module) => module.Palette,
      () => () => null,
    ),
  ['palette'],
);

/** The way to every page by its name: a button in the top bar, Ctrl or ⌘ with K, and “g” with a letter for the main pages. */
export function PaletteHost() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // kept once it was opened, so that it can close in its own time
  const [asked, setAsked] = useState(false);
  const before = useRef<Element>(null);
  const open = (): void => {
    if (opened) return;
    before.current = document.activeElement;
    setAsked(true);
    setOpened(true);
  };
  // The dialog cannot do it: it is fetched when it is first asked for, and the focus has left by then.
  const close = (): void => {
    setOpened(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  useKeys(open);
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <IconSearch aria-hidden />
        <span>{t('shell.search')}</span>
        <Kbd>{isApple() ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      {asked && (
        <Suspense>
          <Palette opened={opened} onClose={close} />
        </Suspense>
      )}
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
