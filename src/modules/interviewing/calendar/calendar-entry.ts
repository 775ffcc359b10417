import ical, { ICalCalendarMethod } from 'ical-generator';

interface CalendarEntry {
  /** the same for each file of one interview, so that a later one moves the entry instead of adding another */
  readonly uid: string;
  /** grows with each change; a calendar leaves alone what is not newer */
  readonly sequence: number;
  readonly start: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

const minuteMs = 60_000;

/** One entry as iCalendar (RFC 5545). All times are UTC: whoever opens it sees them in their own zone. */
export function calendarEntry({ uid, sequence, start, minutes, ...said }: CalendarEntry, at: Date): string {
  const calendar = ical({ prodId: { company: 'Askwell', product: 'Interviews' }, method: ICalCalendarMethod.PUBLISH });
  const end = new Date(start.getTime() + minutes * minuteMs);
  calendar.createEvent({ id: uid, sequence, stamp: at, start, end, ...said });
  return calendar.toString();
}
