/** Parses a typed time of day into `hh:mm`: accepts 9, 9:30, 930, 9.30 and 21:05; undefined for anything else. */
export function typedTime(text: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
