/** Whether a question says a line of the CV word for word, as it does where it begins with “Your CV says you …”. */
export function repeatsQuote(question: string, quote: string): boolean {
  return ` ${wordsOf(question)} `.includes(` ${wordsOf(quote)} `);
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
