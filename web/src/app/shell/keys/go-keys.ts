import { paths } from '#web/shared/paths.ts';

/** By physical key, independent of the keyboard layout. */
const targets: Readonly<Record<string, () => string>> = {
  KeyD: paths.dashboard,
  KeyP: paths.positions,
  KeyI: paths.interviews,
  KeyC: paths.candidates,
};

/** The second key must follow within this time. */
const withinMs = 1200;

interface Pressed {
  readonly code: string;
  /** milliseconds */
  readonly at: number;
}

/** Where “g” followed by another key leads; undefined for any other combination. */
export function goTarget(before: Pressed | undefined, now: Pressed): string | undefined {
  if (before?.code !== 'KeyG' || now.at - before.at > withinMs) return undefined;
  return targets[now.code]?.();
}

/** Ctrl or ⌘ with K, by physical key. */
export function opensPalette({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyK';
}
