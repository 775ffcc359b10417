import { expect, it } from 'vitest';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from './interview-state.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const planned = { status: 'planned', lengthMinutes: 60, scheduledAt: '2026-11-20T10:59:59.000Z' };

it.each([
  ['its last minute is over', {}, 'overdue'],
  ['its last minute ends now', { scheduledAt: '2026-11-20T11:00:00.000Z' }, 'planned'],
  ['it should have begun', { scheduledAt: '2026-11-20T11:30:00.000Z' }, 'planned'],
  ['it has no time', { scheduledAt: null }, 'planned'],
  ['a draft, its last minute over', { status: 'draft' }, 'overdue'],
  ['a draft ahead', { status: 'draft', scheduledAt: '2026-11-21T11:00:00.000Z' }, 'draft'],
  ['it goes on', { status: 'in_progress' }, 'in_progress'],
  ['it was completed', { status: 'completed' }, 'completed'],
  ['it was cancelled', { status: 'cancelled' }, 'cancelled'],
])('interviewStateOf › %s › is what the clock makes of it', (_of, facts, state) => {
  expect(interviewStateOf({ ...planned, ...facts } as Interview, now)).toBe(state);
});
