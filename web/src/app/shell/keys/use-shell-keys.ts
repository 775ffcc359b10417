import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { goTarget, opensPalette } from './go-keys.ts';
import { editTarget, newTarget, nextRow } from './list-keys.ts';

interface ShellKeys {
  /** whether shortcuts without Ctrl or ⌘ are enabled */
  readonly singleKeys: boolean;
  readonly openPalette: () => void;
  readonly openHelp: () => void;
}

/**
 * Keyboard shortcuts of every page except the interview runner, which has its own. By physical key, independent of the
 * keyboard layout. Shortcuts without Ctrl or ⌘ are inactive while the user types in a field.
 */
export function useShellKeys({ singleKeys, openPalette, openHelp }: ShellKeys): void {
  const navigate = useNavigate();
  const goTo = (target: string | undefined): boolean => {
    if (target !== undefined) void navigate(target);
    return target !== undefined;
  };
  /** @returns whether the key was handled */
  const onSingle = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.shiftKey) {
      if (event.code === 'Slash') openHelp();
      return event.code === 'Slash';
    }
    switch (event.code) {
      case 'KeyJ':
        return focusRow(1);
      case 'KeyK':
        return focusRow(-1);
      case 'Slash':
        if (!focusOn('main [data-search]')) openPalette();
        return true;
      case 'KeyE':
        return goTo(editTarget(focusedRow()?.pathname ?? location.pathname));
      case 'KeyN':
        return goTo(newTarget(location.pathname)) || click('main [data-new]');
      default:
        return false;
    }
  });
  const onPalette = useEffectEvent(openPalette);
  const isOn = useEffectEvent(() => singleKeys);
  const onGo = useEffectEvent(goTo);
  useEffect(() => {
    let before: { code: string; at: number } | undefined;
    const press = (event: KeyboardEvent): void => {
      if (opensPalette(event)) {
        event.preventDefault();
        onPalette();
        return;
      }
      const isSingle = !event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event.target);
      if (!isOn() || !isSingle || event.defaultPrevented) {
        before = undefined;
        return;
      }
      const now = { code: event.code, at: event.timeStamp };
      const target = goTarget(before, now);
      before = now;
      if (onGo(target) || onSingle(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const rowLinks = 'main li [data-part="name"] > a';

function focusedRow(): HTMLAnchorElement | undefined {
  const row = document.activeElement?.closest('li');
  return [...document.querySelectorAll<HTMLAnchorElement>(rowLinks)].find((link) => link.closest('li') === row);
}

function focusRow(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(rowLinks)];
  const focused = focusedRow();
  const next = nextRow(links.length, focused === undefined ? -1 : links.indexOf(focused), by);
  if (next === undefined) return false;
  links[next]?.focus();
  return true;
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

function click(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

/** Keys meant for a field or a dialog are left alone. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  );
}
