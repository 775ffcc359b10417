/** The time of day that was typed, as `hh:mm`: 9, 9:30, 930, 9.30 or 21:05; undefined where it is none. */
export function typedTime(text: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
