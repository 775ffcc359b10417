import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { tickOf } from '#contracts/interviewing/run/run-rules.ts';

/**
 * Keys that tick a behaviour, by their place on the keyboard: those of the upper letter row first, then what the other
 * shortcuts leave free. There is one for each behaviour that a question may have.
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

/** As it is printed on a key. */
export function tickKeyName(key: string): string {
  return printed[key] ?? key.toUpperCase();
}

/** The behaviours of a question as they stand on the screen, the lowest band first, each with its key. */
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
