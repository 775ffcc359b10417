import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, windowAt } from './quota-window.ts';

const monthly = (anchor: string, startedAt = anchor) => ({
  startedAt: new Date(startedAt),
  anchor: new Date(anchor),
  subscriptionId: 'sub_1',
  firstSubscriptionId: 'sub_1',
});
const at = (source: ReturnType<typeof monthly>, now: string) => {
  const found = windowAt(source, new Date(now));
  return found && [found.startsAt.toISOString(), found.endsAt.toISOString(), found.unlimited];
};

describe('windowAt', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', true],
    ['2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', true],
    ['2026-02-28T10:00:00.000Z', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z', false],
    ['2026-03-31T10:00:00.000Z', '2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z', false],
    ['2028-02-29T11:00:00.000Z', '2028-02-29T10:00:00.000Z', '2028-03-31T10:00:00.000Z', false],
  ])('an anchor on 31 January › at %s › is clamped to the month and comes back to the 31st', (now, from, to, free) => {
    expect(at(monthly('2026-01-31T10:00:00.000Z'), now)).toEqual([from, to, free]);
  });

  it('a trial › before the anchor › belongs to the first window, which has no limit', () => {
    const trial = monthly('2026-05-08T00:00:00.000Z', '2026-05-01T00:00:00.000Z');
    const first = ['2026-05-01T00:00:00.000Z', '2026-06-08T00:00:00.000Z', true];
    expect(at(trial, '2026-05-03T00:00:00.000Z')).toEqual(first);
    expect(at(trial, '2026-06-07T23:59:59.000Z')).toEqual(first);
    expect(at(trial, '2026-06-08T00:00:00.000Z')?.[2]).toBe(false);
  });

  it('a second subscription › in its first window › has the limit', () => {
    const second = { ...monthly('2026-05-08T00:00:00.000Z'), firstSubscriptionId: 'sub_0' };
    expect(at(second, '2026-05-09T00:00:00.000Z')?.[2]).toBe(false);
  });

  it('any anchor › at any later time › has one window that holds it, and windows join without gaps', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 60 * 31 * 86_400_000 }), (anchor, later) => {
        const source = monthly(anchor.toISOString());
        const now = new Date(anchor.getTime() + later);
        const held = windowAt(source, now);
        if (held === undefined) throw new Error('no window');
        expect(held.startsAt <= now && now < held.endsAt).toBe(true);
        expect(windowAt(source, held.endsAt)?.startsAt).toEqual(held.endsAt);
      }),
    );
  });

  it.each([
    ['2027-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 48, '2032-02-29T10:00:00.000Z'],
    ['2099-12-31T23:59:59.000Z', 2, '2100-02-28T23:59:59.000Z'],
  ])('addMonths › %s and %i months › is %s, in leap years and others', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });

  it.each(['Europe/Kyiv', 'America/New_York', 'Australia/Lord_Howe'])(
    'a clock change › in %s, where the server stands › moves no window',
    (zone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        const source = monthly('2026-01-31T00:30:00.000Z');
        expect(at(source, '2026-03-29T01:30:00.000Z')).toEqual([
          '2026-02-28T00:30:00.000Z',
          '2026-03-31T00:30:00.000Z',
          false,
        ]);
        expect(addMonths(source.anchor, 9).toISOString()).toBe('2026-10-31T00:30:00.000Z');
        expect(at(source, '2026-11-30T00:29:59.999Z')?.[0]).toBe('2026-10-31T00:30:00.000Z');
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    },
  );

  it('addMonths › over a year › keeps the time of day in UTC', () => {
    expect(addMonths(new Date('2026-03-29T00:30:00.000Z'), 7).toISOString()).toBe('2026-10-29T00:30:00.000Z');
  });
});
