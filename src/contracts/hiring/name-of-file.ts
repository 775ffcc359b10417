/** A candidate's provisional name, taken from the file name until the CV or a user provides one. */
export function nameOfFile(fileName: string): string {
  const stem = fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return stem === '' ? fileName : stem;
}
