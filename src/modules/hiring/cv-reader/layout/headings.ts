import { sectionOf } from '#modules/hiring/cv-reader/profile/section-names.ts';
import { namesJob } from '#modules/hiring/cv-reader/profile/job-title.ts';
import type { LocatedLine } from './page-line.ts';

const longest = 60;
const mostWords = 7;
// minimum share of known headings among the lines with the same look; below it, the look is used for other text, too
const fewestKnown = 0.15;

/**
 * Offsets of the headings of a document, page by page. A line counts as a heading, whatever its words, if it has the
 * look of headings with known words, and the body text has another look.
 */
export function headingStarts(pages: readonly (readonly LocatedLine[])[]): number[][] {
  const lines = pages.flat();
  const bodyLook = lookOfMost(lines);
  const looks = new Map<string, { known: number; of: number }>();
  for (const line of lines.filter(couldBeHeading)) {
    const count = looks.get(lookOf(line)) ?? { known: 0, of: 0 };
    if (sectionOf(line.text) !== undefined) count.known += 1;
    count.of += 1;
    looks.set(lookOf(line), count);
  }
  const headingLooks = new Set(
    [...looks]
      .filter(([look, { known, of }]) => look !== bodyLook && known >= Math.max(1, fewestKnown * of))
      .map(([look]) => look),
  );
  return pages.map((page) =>
    page.filter((line) => couldBeHeading(line) && headingLooks.has(lookOf(line))).map(({ start }) => start),
  );
}

function couldBeHeading({ text }: LocatedLine): boolean {
  if (text.length > longest || !/^\p{Lu}/u.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (/[.;,]$/u.test(text) || /[@|•]|\d{3}|\s{2,}/u.test(text)) return false;
  if (sectionOf(text) !== undefined) return true;
  return text.split(/\s+/u).length <= mostWords && !namesJob(text) && !/,\s/u.test(text);
}

function lookOf({ text, size, bold, colour }: LocatedLine): string {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  const capitals = letters === letters.toUpperCase();
  return [Math.round(size * 2), bold, colour, capitals].join(' ');
}

function lookOfMost(lines: readonly LocatedLine[]): string | undefined {
  const lengths = new Map<string, number>();
  for (const line of lines) lengths.set(lookOf(line), (lengths.get(lookOf(line)) ?? 0) + line.text.length);
  return [...lengths].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}
