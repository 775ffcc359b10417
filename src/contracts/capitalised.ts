/** What is said aloud, or stands alone as a name, begins as a sentence does; names such as "iOS" stay. */
export function capitalised(text: string): string {
  return /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
