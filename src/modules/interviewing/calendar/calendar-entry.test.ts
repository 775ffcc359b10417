import { describe, expect, it } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const entry = {
  uid: '0198c0de-0000-7000-8000-000000000001',
  sequence: 3,
  start: new Date('2026-12-31T22:30:00.000Z'),
  minutes: 105,
  summary: 'Interview: Backend engineer, Ada Example',
  description: 'Plan: https://askwell.example/interviews/1',
  url: 'https://askwell.example/interviews/1',
};
const at = new Date('2026-11-29T10:00:00.000Z');

/** The lines as a calendar application reads them, with folded lines unfolded. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('calendarEntry', () => {
  it('an entry › is one event in UTC, with its UID, its sequence and its end', () => {
    const lines = linesOf(calendarEntry(entry, at));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const line of [
      'VERSION:2.0',
      'METHOD:PUBLISH',
      `UID:${entry.uid}`,
      'SEQUENCE:3',
      'DTSTAMP:20261129T100000Z',
      'DTSTART:20261231T223000Z',
      'DTEND:20270101T001500Z',
      String.raw`SUMMARY:Interview: Backend engineer\, Ada Example`,
      'DESCRIPTION:Plan: https://askwell.example/interviews/1',
      'URL;VALUE=URI:https://askwell.example/interviews/1',
    ])
      expect(lines).toContain(line);
    expect(lines.join('\n')).not.toContain('TZID');
  });

  it('what was typed › with marks of the format and new lines › stays text of its line', () => {
    const typed = 'A; B, C\\D\r\nEND:VEVENT\nATTENDEE:mailto:x@example.org';
    const lines = linesOf(calendarEntry({ ...entry, summary: typed }, at));
    expect(lines).toContain(String.raw`SUMMARY:A\; B\, C\\D\nEND:VEVENT\nATTENDEE:mailto:x@example.org`);
    expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });

  it('a long Ukrainian summary › is folded at 75 bytes, no letter in two', () => {
    const summary = `Співбесіда: ${'Провідна інженерка з ґрунтознавства 🙂 '.repeat(6)}Їжак`;
    const text = calendarEntry({ ...entry, summary }, at);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
      expect(line.isWellFormed()).toBe(true);
    }
    expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
  });
});
