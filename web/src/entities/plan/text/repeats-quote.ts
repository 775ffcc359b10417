/** Whether a question contains a CV line word for word, for instance after “Your CV says you …”. */
export function repeatsQuote(question: string, quote: string): boolean {
  return ` ${wordsOf(question)} `.includes(` ${wordsOf(quote)} `);
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
