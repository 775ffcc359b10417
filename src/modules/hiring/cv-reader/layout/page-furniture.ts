import type { PageLine } from './page-line.ts';

export type LaidPage = { height: number; lines: readonly PageLine[] };

// share of the page's height, at its top and bottom
const edge = 0.09;
const pageNumber =
  /^[-–—\s]*(?:(?:page|p\.|сторінка|стор\.|с\.)\s*)?\d{1,3}(?:\s*(?:of|\/|з|із|від|-|–)\s*\d{1,3})?[-–—\s]*$/iu;

/**
 * Removes page numbers and repeated headers and footers. A header is kept where it first occurs, at the top of the
 * first page, because it may be the only place with the name.
 */
export function withoutFurniture(pages: readonly LaidPage[]): PageLine[][] {
  const places = new Map<string, Set<number>>();
  for (const [index, page] of pages.entries()) {
    for (const line of edgesOf(page)) places.set(key(line), (places.get(key(line)) ?? new Set()).add(index));
  }
  return pages.map((page, index) => {
    const edges = new Set(edgesOf(page));
    const kept = page.lines.filter((line) => {
      if (!edges.has(line)) return true;
      if (pageNumber.test(line.text)) return false;
      const repeated = (places.get(key(line))?.size ?? 0) > 1;
      return !repeated || (index === 0 && line.base < page.height / 2 && !/\d/u.test(line.text));
    });
    return kept.map((line, at) =>
      at > 0 && kept[at - 1] !== page.lines[page.lines.indexOf(line) - 1] ? { ...line, apart: true } : line,
    );
  });
}

function edgesOf({ height, lines }: LaidPage): PageLine[] {
  return lines.filter(({ base }) => base < edge * height || base > (1 - edge) * height);
}

/** Identifies lines with the same words at the same height, whatever the page number. */
function key({ text, base }: PageLine): string {
  return `${Math.round(base / 4)} ${text.replaceAll(/\d+/gu, '#')}`;
}
