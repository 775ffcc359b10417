/** An ILIKE pattern that matches the words literally. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
