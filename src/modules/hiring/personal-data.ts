const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
// At least 9 digits: years and periods ("2019 - 2024") have eight.
const phone = /(?<![\d\p{L}])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?![\d\p{L}])/gu;
const profileLink = /(?:https?:\/\/|www\.)\S+|(?:linkedin|github|t|facebook|instagram)\.(?:com|me)\/\S+/giu;
const labelled =
  /(?:date of birth|birth ?date|born|d\.?o\.?b\.?|address|home address|дата народження|народи(?:вся|лася)|адреса|місце проживання)\s*[:—–-]\s*([^\n]{4,120})/giu;

/**
 * Words that name or reach a person (security.md D23): those known, and contacts, birth dates and addresses that the
 * text itself shows. Longest first, so that taking them out one after another leaves no halves.
 */
export function personalData(
  pages: readonly string[],
  known: readonly (string | null | undefined)[],
): readonly string[] {
  const text = pages.join('\n');
  const found = [
    ...known.filter((word) => word !== null && word !== undefined),
    ...[email, phone, profileLink].flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match)),
    ...[...text.matchAll(labelled)].map(([, value]) => value ?? ''),
  ];
  const words = new Set(found.map((word) => word.trim()).filter((word) => word.length > 1));
  return [...words].toSorted((a, b) => b.length - a.length || a.localeCompare(b));
}
