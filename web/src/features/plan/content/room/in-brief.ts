/** In signs: what is quoted is on the table as well. */
const longestQuote = 90;

/** A line of the CV as a reminder of where it stands: its beginning, cut at a word. */
export function quoteInBrief(quote: string): string {
  const line = quote.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longestQuote) return line;
  const end = line.lastIndexOf(' ', longestQuote);
  return `${line.slice(0, end > longestQuote / 2 ? end : longestQuote).replace(/[\s,;:.–—-]+$/u, '')} …`;
}

/**
 * Of what is said at the opening the sentence that tells what comes in which order, and what is asked to warm up: the rest
 * (a greeting, one's own name, that notes are taken) is said without a paper. All of it where no sentence tells the minutes.
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
