/** Whether dates can be formatted in a time zone of this name, in the form that browsers use: "Europe/Kyiv". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
