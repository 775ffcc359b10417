/** Millimetres: the printable area common to A4 and Letter. */
export const paper = { width: 190, height: 255, margin: '13mm 10mm 10mm' } as const;

/** In points, largest first. */
const sizesAtEase = [10, 9.5, 9] as const;
const smallerSizes = [8.5, 8] as const;

/**
 * How many pages an interviewer can handle during an interview: two for 45 minutes, three for up to 90, one more for
 * each further 45.
 */
export function mostPages(minutes: number): number {
  return Math.ceil(minutes / 45) + 1;
}

/**
 * The type size in points: among the comfortable sizes, the largest that needs the fewest pages; smaller only if that
 * exceeds `mostPages`. If even the smaller sizes do not fit, uses 9 pt and more pages.
 *
 * @param heightsAt heights of the blocks in millimetres at a type size in points
 */
export function typeSizeFor(heightsAt: (size: number) => readonly number[], minutes: number): number {
  const most = mostPages(minutes);
  const large = sizesAtEase.map((size) => ({ size, pages: pagesOf(heightsAt(size), paper.height) }));
  const fewest = Math.min(...large.map(({ pages }) => pages));
  if (fewest <= most) return large.find(({ pages }) => pages === fewest)?.size ?? sizesAtEase[0];
  return smallerSizes.find((size) => pagesOf(heightsAt(size), paper.height) <= most) ?? sizesAtEase[2];
}

/** How many pages blocks of these heights take when stacked, without splitting any. */
export function pagesOf(heights: readonly number[], height: number): number {
  let pages = 1;
  let used = 0;
  for (const block of heights) {
    if (used > 0 && used + block > height) {
      pages += 1;
      used = 0;
    }
    used += block;
  }
  return pages;
}
