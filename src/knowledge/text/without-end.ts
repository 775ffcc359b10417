/**
 * The text without trailing characters that match `sign`, a pattern for a single character. `/[…]+$/` does the same,
 * but takes quadratic time in every run of them within the text.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
