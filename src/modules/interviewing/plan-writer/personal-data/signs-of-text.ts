/** Figures with at least two digits; single digits occur in any text. */
const figure = /\d+(?:[.,]\d+)*/gu;
/** Capitalised words: employers, systems, places, and whatever starts a line. */
const name = /(?<![\p{L}\d])\p{Lu}[\p{L}\d’'-]{2,}/gu;
/** The plural of an abbreviation, such as "RDCs". */
const plural = /^(\p{Lu}{2,})s$/u;
/** Number of letters that the grammatical cases of a name share. */
const stem = 5;

/** Tokens that identify whom or what a text is about: its figures, and its names reduced to a case-insensitive stem. */
export function signsOf(text: string): readonly string[] {
  const figures = (text.match(figure) ?? []).filter(({ length }) => length > 1);
  const names = (text.match(name) ?? []).map((written) => written.replace(plural, '$1').toLowerCase().slice(0, stem));
  return [...figures, ...names];
}
