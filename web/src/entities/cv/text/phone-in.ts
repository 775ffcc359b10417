/**
 * The first phone number near the top of a CV: one with a plus sign, a leading zero or a label such as "phone" before
 * it, so that years and amounts do not match.
 */
export function phoneIn(text: string): string | undefined {
  const head = text.slice(0, headLength);
  for (const [, label, number = ''] of head.matchAll(labelled)) {
    const digits = number.replaceAll(/\D/g, '').length;
    const isPhone = label !== undefined || /^(?:\+|\(?0)/u.test(number);
    if (isPhone && digits >= fewestDigits && digits <= mostDigits) return number.trim();
  }
  return undefined;
}

const headLength = 1500;
const fewestDigits = 9;
const mostDigits = 15;

const labelled =
  /(?:((?:phone|mobile|cell|tel|телефон|тел|моб)\.?(?: (?:number|phone|тел)\.?)?)\s*[:–—-]?\s*)?(?<![\p{L}\p{N}.])((?:\+|\()?\d(?:[ \u00A0().–-]{0,2}\d)+)(?![\p{L}\p{N}])/giu;
