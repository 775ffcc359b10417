/** Capitalises text that is spoken or used as a name on its own; names such as "iOS" keep their case. */
export function capitalised(text: string): string {
  return /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
