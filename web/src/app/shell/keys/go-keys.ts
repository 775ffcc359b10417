import { paths } from '#web/shared/paths.ts';

/** By the place of the key, whatever letter a layout puts there. */
const targets: Readonly<Record<string, () => string>> = {
  KeyD: paths.dashboard,
  KeyP: paths.positions,
  KeyI: paths.interviews,
  KeyC: paths.candidates,
};

/** The second key has to come within this. */
const withinMs = 1200;

interface Pressed {
  readonly code: string;
  /** milliseconds */
  readonly at: number;
}

/** Where “g” and then another key lead; undefined for any other two. */
export function goTarget(before: Pressed | undefined, now: Pressed): string | undefined {
  if (before?.code !== 'KeyG' || now.at - before.at > withinMs) return undefined;
  return targets[now.code]?.();
}

/** Ctrl or ⌘ with K, by its place. */
export function opensPalette({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyK';
}
