import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';
import {
  type NumberedLine,
  numberedLines,
  withNumber,
} from '#modules/interviewing/plan-writer/draft/read/numbered-lines.ts';

/** Share of the room for the most informative lines; the rest is for their context, such as employers and dates. */
const shareOfTelling = 0.6;

/**
 * A CV as a model sees it: in its original order, with numbered lines. If it does not fit, includes the most
 * informative lines and, from the top, as many of the others as fit.
 *
 * @param telling lines in descending order of information; `pages` may have blanks in their place, but at unchanged
 * offsets
 * @param most maximum characters
 */
export function chosenLines(pages: readonly CvPage[], telling: readonly CvLine[], most: number): string {
  const lines = numberedLines(pages);
  const whole = printed(pages, lines);
  if (whole.length <= most) return whole;
  const byWorth = telling.flatMap(({ page, start, end }) =>
    lines.filter((line) => line.page === page && line.start < end && start < line.end),
  );
  const chosen = new Set<NumberedLine>();
  let length = pages.reduce((sum, { number }) => sum + heading(number).length + 1, 0);
  const take = (line: NumberedLine, upTo: number) => {
    const more = withNumber(line).length + 1;
    if (chosen.has(line) || length + more > upTo) return;
    chosen.add(line);
    length += more;
  };
  for (const line of byWorth) take(line, most * shareOfTelling);
  for (const line of [...lines, ...byWorth]) take(line, most);
  return printed(
    pages,
    lines.filter((line) => chosen.has(line)),
  );
}

function printed(pages: readonly CvPage[], lines: readonly NumberedLine[]): string {
  return pages
    .flatMap(({ number }) => [heading(number), ...lines.filter(({ page }) => page === number).map(withNumber)])
    .join('\n');
}

function heading(page: number): string {
  return `[page ${page}]`;
}
