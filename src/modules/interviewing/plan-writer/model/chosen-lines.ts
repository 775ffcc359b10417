import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';

/** Of the room this share is for the lines that tell most; the rest keeps what stands around them: where and when. */
const shareOfTelling = 0.6;

/**
 * A CV as a model is told it, in its own order: all of it where there is room, else the lines that tell most and as many
 * of the others, from the first on, as there is room for.
 *
 * @param telling most telling first; `pages` may have blanks in their place, but nothing has moved
 * @param most characters
 */
export function chosenLines(pages: readonly CvPage[], telling: readonly CvLine[], most: number): string {
  const whole = pages.map(({ number, visible }) => `[page ${number}]\n${visible}`).join('\n');
  if (whole.length <= most) return whole;
  const lines = pages.flatMap(linesOf);
  const byWorth = telling.flatMap(({ page, start, end }) =>
    lines.filter((line) => line.page === page && line.start < end && start < line.end),
  );
  const chosen = new Set<Line>();
  let length = pages.reduce((sum, { number }) => sum + `[page ${number}]\n`.length, 0);
  const take = (line: Line, upTo: number) => {
    if (chosen.has(line) || length + line.text.length + 1 > upTo) return;
    chosen.add(line);
    length += line.text.length + 1;
  };
  for (const line of byWorth) take(line, most * shareOfTelling);
  for (const line of [...lines, ...byWorth]) take(line, most);
  return pages
    .map(({ number }) => {
      const texts = lines.filter((line) => line.page === number && chosen.has(line)).map(({ text }) => text);
      return [`[page ${number}]`, ...texts].join('\n');
    })
    .join('\n');
}

interface Line {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function linesOf({ number, visible }: CvPage): Line[] {
  return [...visible.matchAll(/[^\n]+/gu)].map(({ 0: text, index }) => ({
    page: number,
    start: index,
    end: index + text.length,
    text,
  }));
}
