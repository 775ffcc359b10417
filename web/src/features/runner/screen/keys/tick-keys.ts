import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { tickOf } from '#contracts/interviewing/run/run-rules.ts';

/**
 * Physical keys that tick a behaviour: first the upper letter row, then what other shortcuts leave free. As many as a
 * question may have behaviours.
 */
export const tickKeys = [
  'q',
  'w',
  'e',
  'r',
  't',
  'y',
  'u',
  'i',
  'o',
  'p',
  'bracketleft',
  'bracketright',
  'z',
  'x',
  'c',
  'b',
  'm',
  'd',
  'g',
  'h',
] as const;

const printed: Readonly<Record<string, string>> = { bracketleft: '[', bracketright: ']' };

/** The label printed on the key. */
export function tickKeyName(key: string): string {
  return printed[key] ?? key.toUpperCase();
}

/** The behaviours of a question in screen order, lowest band first, each with its key. */
export function ticksWithKeys({
  anchors,
}: Pick<Question, 'anchors'>): { readonly tick: string; readonly key: string }[] {
  return anchors
    .flatMap(({ behaviours }, band) => behaviours.map((_, index) => tickOf(band, index)))
    .flatMap((tick, index) => {
      const key = tickKeys[index];
      return key === undefined ? [] : [{ tick, key }];
    });
}
