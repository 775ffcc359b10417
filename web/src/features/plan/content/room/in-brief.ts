/** In characters: the CV itself is at hand too. */
const longestQuote = 90;

/** The beginning of a CV line, cut at a word, as a reminder of where to look. */
export function quoteInBrief(quote: string): string {
  const line = quote.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longestQuote) return line;
  const end = line.lastIndexOf(' ', longestQuote);
  return `${line.slice(0, end > longestQuote / 2 ? end : longestQuote).replace(/[\s,;:.–—-]+$/u, '')} …`;
}

/**
 * From the opening script, only the sentence that states the order and length of the interview, and the warm-up
 * question: the rest (a greeting, one's name, that notes are taken) needs no script. The whole script if no sentence
 * mentions the minutes.
 */
export function openingInBrief(script: string, durationMin: number): string {
  const [spoken = script, ...warmUp] = script.match(/[“«][^”»]*[”»]/gu) ?? [];
  const order = sentencesOf(spoken).find((sentence) =>
    new RegExp(`(?<!\\d)${String(durationMin)}(?!\\d)`, 'u').test(sentence),
  );
  return order === undefined ? script : [order, ...warmUp].join(' ');
}

function sentencesOf(text: string): readonly string[] {
  return text
    .replaceAll(/^[“«]|[”»]$/gu, '')
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => sentence !== '');
}
