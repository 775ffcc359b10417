/** Shorter ones are names of fields, buttons and tags, which have one line. */
const longerThanALabel = 40;
/** Ukrainian prepositions and conjunctions of one letter, before the space to the next word. */
const shortWord = /(?<=^|[\s(«„—])([аійоузв]) (?=\S)/giu;

/** Ukrainian texts with no word of one letter left alone at the end of a line: a space that does not break is after it. */
export function holdShortWords(json: string): string {
  const texts: unknown = JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && value.length > longerThanALabel ? value.replaceAll(shortWord, '$1\u00A0') : value,
  );
  return JSON.stringify(texts);
}
