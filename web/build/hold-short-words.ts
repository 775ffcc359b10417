/** Characters. Shorter texts are names of fields, buttons and tags, which fit on one line. */
const longerThanALabel = 40;
/** One-letter Ukrainian prepositions and conjunctions, followed by a space. */
const shortWord = /(?<=^|[\s(«„—])([аійоузв]) (?=\S)/giu;

/** Keeps one-letter words off the ends of lines in Ukrainian texts, by a no-break space after them. */
export function holdShortWords(json: string): string {
  const texts: unknown = JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && value.length > longerThanALabel ? value.replaceAll(shortWord, '$1\u00A0') : value,
  );
  return JSON.stringify(texts);
}
