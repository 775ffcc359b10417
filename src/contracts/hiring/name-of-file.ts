/** What a candidate is called by the file alone, until the CV or a person says the name. */
export function nameOfFile(fileName: string): string {
  const stem = fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return stem === '' ? fileName : stem;
}
