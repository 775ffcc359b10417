import { describe, expect, it } from 'vitest';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { anInterview } from './an-interview.ts';
import { dashboardInterviews, todayKinds } from './dashboard-interviews.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('dashboardInterviews', () => {
  it('upcoming › some have no time › the soonest comes first and those without a time last', () => {
    const none = anInterview({ scheduledAt: null });
    const late = anInterview({ scheduledAt: '2026-12-01T10:00:00.000Z', status: 'planned' });
    const soon = anInterview({ scheduledAt: '2026-11-21T10:00:00.000Z' });
    expect(dashboardInterviews([none, late, soon], now).upcoming).toEqual([soon, late, none]);
  });

  it('waiting › times have passed, others have no recommendation › the longest ago first, then the longest waiting', () => {
    const yesterday = anInterview({ scheduledAt: '2026-11-19T10:00:00.000Z', status: 'planned' });
    const before = anInterview({ scheduledAt: '2026-11-18T10:00:00.000Z' });
    const ahead = anInterview({ scheduledAt: '2026-11-20T13:00:00.000Z', status: 'planned' });
    const open = anInterview({ status: 'completed', startedAt: '2026-11-17T10:00:00.000Z' });
    const decided = anInterview({ status: 'completed', recommendation: 'hire' });
    const cancelled = anInterview({ status: 'cancelled' });
    expect(dashboardInterviews([decided, cancelled, open, ahead, yesterday, before], now)).toEqual({
      openToday: 1,
      running: [],
      waiting: [before, yesterday, open],
      upcoming: [ahead],
    });
  });

  it('what is open today › not held yet, late, going on › is counted, and neither what is over nor another day', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
    const openOf = (...interviews: Partial<Interview>[]) =>
      dashboardInterviews(interviews.map(anInterview), now).openToday;
    const running = { status: 'in_progress', scheduledAt: at(-50), startedAt: at(0) } as const;
    expect(openOf({ status: 'planned', scheduledAt: at(0) }, running)).toBe(2);
    // started on another day and never finished
    expect(openOf({ ...running, scheduledAt: at(0), startedAt: at(-50) })).toBe(0);
    expect(openOf({ status: 'completed', completedAt: at(-1) }, { status: 'planned', scheduledAt: at(50) })).toBe(0);
    expect(openOf({ status: 'planned', scheduledAt: at(-30) })).toBe(0);
  });

  it.each([
    { all: 0, open: 0, said: [{ kind: 'today', count: 0 }] },
    { all: 0, open: 1, said: [{ kind: 'today', count: 0 }] },
    { all: 6, open: 6, said: [{ kind: 'today', count: 6 }] },
    { all: 6, open: 0, said: [{ kind: 'over', count: 6 }] },
    {
      all: 6,
      open: 1,
      said: [
        { kind: 'today', count: 6 },
        { kind: 'past', count: 5 },
      ],
    },
  ])('of today › $all, $open of them open › says how many of all are over', ({ all, open, said }) => {
    expect(todayKinds(all, open)).toEqual(said);
  });
});
