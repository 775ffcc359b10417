export const cvLimits = {
  pages: 30,
  /** of visible and hidden text together; further pages are not read */
  characters: 200_000,
  /** fewer visible letters than this means a scan, not a CV */
  letters: 200,
} as const;
