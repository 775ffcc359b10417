const noBreak = '\u00A0';

/**
 * Ukrainian typesetting: no line break after a one-letter word or №, within a number, or between a number and хв or %.
 */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}’'-])([вузій]) (?=\S)/giu, `$1${noBreak}`)
    .replace(/№ (?=\d)/gu, `№${noBreak}`)
    .replace(/(?<=\d) (?=хв|%|\d{3}(?!\d))/gu, noBreak);
}
