import ical, { ICalCalendarMethod } from 'ical-generator';

interface CalendarEntry {
  /** the same in every file of an interview, so that a later file moves the entry instead of adding another */
  readonly uid: string;
  /** increases with each change; calendars ignore an entry that is not newer than theirs */
  readonly sequence: number;
  readonly start: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

const minuteMs = 60_000;

/** One entry as iCalendar (RFC 5545). All times are in UTC, so each reader sees them in their own time zone. */
export function calendarEntry({ uid, sequence, start, minutes, ...said }: CalendarEntry, at: Date): string {
  const calendar = ical({ prodId: { company: 'Askwell', product: 'Interviews' }, method: ICalCalendarMethod.PUBLISH });
  const end = new Date(start.getTime() + minutes * minuteMs);
  calendar.createEvent({ id: uid, sequence, stamp: at, start, end, ...said });
  return calendar.toString();
}
