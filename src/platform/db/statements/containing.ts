/** A pattern for ILIKE that finds the words as they are typed. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
