export const cvLimits = {
  pages: 30,
  /** of both layers together; the pages after it are not read */
  characters: 200_000,
  /** fewer visible letters than this is a scan, not a CV */
  letters: 200,
} as const;
