const ways = {
  /** a day, a month or a year */
  day: /(?<!\d)\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?!\d)|(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?!\p{L})|\b(?:\d{1,2}|in|from|by|until|of) may\b|(?<!\p{L})(?:січ(?:ень|ня|ні)|лют(?:ий|ого|ому)|берез(?:ень|ня|ні)|квіт(?:ень|ня|ні)|трав(?:ень|ня|ні)|черв(?:ень|ня|ні)|лип(?:ень|ня|ні)|серп(?:ень|ня|ні)|верес(?:ень|ня|ні)|жовт(?:ень|ня|ні)|листопада?і?|груд(?:ень|ня|ні))(?!\p{L})/iu,
  atOnce:
    /\b(?:immediate(?:ly)?|at once|straight away|right away|any ?time|without notice|no notice)\b|(?<!\p{L})(?:негайно|одразу|відразу|будь-коли|хоч завтра|без відпрацювання)(?!\p{L})/iu,
} as const;

/** Whether a text says when somebody can start, in any of the given ways. */
export function isBeginningAt(text: string, ...of: readonly (keyof typeof ways)[]): boolean {
  return of.some((way) => ways[way].test(text));
}
