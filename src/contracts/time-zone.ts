/** Whether dates can be told in a zone of this name, as browsers give theirs: "Europe/Kyiv". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
