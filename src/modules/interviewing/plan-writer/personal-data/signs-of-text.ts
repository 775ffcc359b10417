/** Figures of two digits or more; a single one is in any text. */
const figure = /\d+(?:[.,]\d+)*/gu;
/** Words that begin with a capital: employers, systems, places, and whatever begins a line. */
const name = /(?<![\p{L}\d])\p{Lu}[\p{L}\d’'-]{2,}/gu;
/** Several of what has a short name: "RDCs". */
const plural = /^(\p{Lu}{2,})s$/u;
/** Letters that the cases of a name share. */
const stem = 5;

/** By what a text may tell whom or what it is about: its figures, and its names as their cases share them, in capitals or not. */
export function signsOf(text: string): readonly string[] {
  const figures = (text.match(figure) ?? []).filter(({ length }) => length > 1);
  const names = (text.match(name) ?? []).map((written) => written.replace(plural, '$1').toLowerCase().slice(0, stem));
  return [...figures, ...names];
}
