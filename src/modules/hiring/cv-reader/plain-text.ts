// zero-width and bidi characters, variation selectors, tags, the byte-order mark, the soft hyphen
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
// C0 and C1 controls except the line feed, lone surrogates, private use; PostgreSQL rejects some, the rest is
// unreadable
// oxlint-disable-next-line no-control-regex -- the point of the rule
const unreadable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}|\p{Co}/gu;
// how office programs encode a bullet in the Symbol and Wingdings fonts
const symbolBullet = /[\uf0a7\uf0b7\uf0d8\uf076\uf0fc]/gu;
// TeX's Cyrillic fonts map the Ukrainian letter to the Latin one; between Cyrillic letters it is the Ukrainian one
const ukrainianI =
  /(?<=\p{Script=Cyrillic})i|i(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic}\s)i(?=\s\p{Script=Cyrillic})/gu;
const ukrainianCapitalI = /I(?=[\u0400-\u04ff])/gu;
const tag = /[\u{e0020}-\u{e007e}]/gu;

/** NFKC-normalised text, without characters that a person cannot see. */
export function plainText(text: string): string {
  return text
    .replace(symbolBullet, '•')
    .replace(unreadable, ' ')
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(ukrainianI, 'і')
    .replace(ukrainianCapitalI, 'І');
}

/** The message in Unicode tag characters, which mirror ASCII. */
export function taggedText(text: string): string {
  return Array.from(text.matchAll(tag), ([character]) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000),
  ).join('');
}

export function letterCount(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** At most the first `length` code units of a text, without splitting a character. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
