/** In millimetres what A4 or Letter leaves within the margins, whichever leaves less. */
export const paper = { width: 190, height: 255, margin: '13mm 10mm 10mm' } as const;

/** In points, the largest first. */
const sizesAtEase = [10, 9.5, 9] as const;
const smallerSizes = [8.5, 8] as const;

/** So many pages are carried into a talk: two for 45 minutes, three for up to 90, one more for each further 45. */
export function mostPages(minutes: number): number {
  return Math.ceil(minutes / 45) + 1;
}

/**
 * The type in which a sheet is set, in points: large on as few pages as hold it, smaller only where it would take more than
 * are carried in. What does not fit even then takes more pages, and is not smaller for that.
 *
 * @param heightsAt how high its blocks are in a type of so many points, in millimetres
 */
export function typeSizeFor(heightsAt: (size: number) => readonly number[], minutes: number): number {
  const most = mostPages(minutes);
  const large = sizesAtEase.map((size) => ({ size, pages: pagesOf(heightsAt(size), paper.height) }));
  const fewest = Math.min(...large.map(({ pages }) => pages));
  if (fewest <= most) return large.find(({ pages }) => pages === fewest)?.size ?? sizesAtEase[0];
  return smallerSizes.find((size) => pagesOf(heightsAt(size), paper.height) <= most) ?? sizesAtEase[2];
}

/** How many pages blocks of these heights take, one below the other, none broken over two. */
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
