import { describe, expect, it } from 'vitest';
import { anInterview } from './an-interview.ts';
import { otherWork } from './other-work.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const none = { toDecide: 0, overdue: 0, noPlan: 0, unreadableFiles: 0, candidatesWaiting: 0 };

describe('otherWork', () => {
  it('everything that is counted has a row › is said once, by its row', () => {
    const shown = [
      anInterview({ status: 'completed' }),
      anInterview({ status: 'planned', scheduledAt: '2026-11-19T10:00:00.000Z' }),
      anInterview({ status: 'draft' }),
    ];
    expect(otherWork({ ...none, toDecide: 1, overdue: 1, noPlan: 1 }, shown, now)).toEqual([]);
  });

  it('more than there are rows for › are counted without those rows', () => {
    const shown = [anInterview({ status: 'completed' }), anInterview({ status: 'completed' })];
    expect(otherWork({ ...none, toDecide: 7, overdue: 3 }, shown, now)).toEqual([
      { kind: 'toDecide', count: 5, isRest: true },
      { kind: 'overdue', count: 3, isRest: false },
    ]);
  });

  it('files and candidates › have no rows › are counted in all', () => {
    expect(otherWork({ ...none, unreadableFiles: 1, candidatesWaiting: 4 }, [], now)).toEqual([
      { kind: 'files', count: 1, isRest: false },
      { kind: 'noInterview', count: 4, isRest: false },
    ]);
  });

  it('a row that came after its kind was counted › counts nothing below none', () => {
    expect(otherWork(none, [anInterview({ status: 'completed' })], now)).toEqual([]);
  });
});
