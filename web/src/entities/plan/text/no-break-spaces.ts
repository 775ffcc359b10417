const noBreak = '\u00A0';

/** Ukrainian typesetting: a line does not end in a one-letter word, in the sign of a number, in a number, nor between it and its minutes. */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}’'-])([вузій]) (?=\S)/giu, `$1${noBreak}`)
    .replace(/№ (?=\d)/gu, `№${noBreak}`)
    .replace(/(?<=\d) (?=хв|%|\d{3}(?!\d))/gu, noBreak);
}
