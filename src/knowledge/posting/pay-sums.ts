/** The code of the currency that a text names first, as in “€40k” or «25 000 грн»; undefined where it names none. */
export function currencyIn(text: string): string | undefined {
  const named = /[$£€₴]|\b(?:USD|EUR|GBP|UAH|PLN|KES|NZD)\b|грн/iu.exec(text)?.[0].toUpperCase();
  return named === undefined ? undefined : (codes[named] ?? named);
}

const codes: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₴': 'UAH', ГРН: 'UAH' };

/** The number of a sum as it is written: “45 000”, “45,000”, “1.200”, “12.50”. */
export function sumOf(written: string): number {
  return Number(written.replace(/[^\d.]/gu, '').replace(/\.(?=\d{3}(?!\d))|\.$/gu, ''));
}
