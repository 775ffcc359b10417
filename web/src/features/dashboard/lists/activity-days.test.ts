import { describe, expect, it } from 'vitest';
import type { Activity } from '#contracts/dashboard.ts';
import { type ActivityGroup, activityDays, withoutImplied } from './activity-days.ts';

const ada = { kind: 'interview', id: '019a9f3e-0000-7000-8000-000000000001', name: 'Ada' } as const;
const namesake = { ...ada, id: '019a9f3e-0000-7000-8000-000000000002' };

function activity(id: string, at: string, fields: Partial<Activity> = {}): Activity {
  const moment = new Date(`2026-11-${at}`).toISOString();
  return { id, kind: 'plan_ready', at: moment, subject: ada, count: 1, recommendation: null, ...fields };
}

function idsOf(activities: readonly Activity[]): string[][][] {
  return activityDays(activities, 20).map(({ groups }) => groups.map((group) => group.map(({ id }) => id)));
}

describe('activityDays', () => {
  it('activities › of one person on one day › are one group, the first of them first', () => {
    const [recorded, other, completed] = [
      activity('recorded', '20T15:00'),
      activity('other', '20T14:00', { subject: namesake }),
      activity('completed', '20T13:00'),
    ];
    expect(idsOf([recorded, other, completed])).toEqual([[['completed', 'recorded'], ['other']]]);
  });

  it('activities › before and after midnight of the reader’s zone › are of two days, the newer first', () => {
    const [late, early] = [activity('early', '20T00:01'), activity('late', '19T23:59')];
    expect(idsOf([late, early])).toEqual([[['early']], [['late']]]);
    expect(activityDays([late, early], 20).map(({ at }) => at)).toEqual([late.at, early.at]);
  });

  it('activities › of somebody erased › stand by themselves', () => {
    const [newer, older] = [
      activity('newer', '20T15:00', { subject: null }),
      activity('older', '20T14:00', { subject: null }),
    ];
    expect(idsOf([newer, older])).toEqual([[['newer'], ['older']]]);
  });

  it('activities › more than there is room for › end with a whole day, or within one', () => {
    const activities = [
      activity('a', '20T15:00'),
      activity('b', '20T14:00', { subject: namesake }),
      activity('c', '19T14:00'),
      activity('d', '19T13:00', { subject: namesake }),
    ];
    const shown = (lines: number) => activityDays(activities, lines).map(({ groups }) => groups.length);
    expect(shown(6)).toEqual([2, 2]);
    expect(shown(5)).toEqual([2, 1]);
    expect(shown(4)).toEqual([2]);
    expect(shown(2)).toEqual([1]);
  });
});

describe('withoutImplied', () => {
  const kindsOf = (group: ActivityGroup) => withoutImplied(group).map(({ kind }) => kind);

  it('somebody › with a plan, interviewed and decided on in one day › is told of by the last step alone', () => {
    const plan = activity('plan', '20T09:00');
    const interviewed = activity('interviewed', '20T10:00', { kind: 'interview_completed' });
    const decided = activity('decided', '20T11:00', { kind: 'recommendation_recorded', recommendation: 'hire' });
    expect(kindsOf([plan, interviewed])).toEqual(['interview_completed']);
    expect(kindsOf([plan, interviewed, decided])).toEqual(['recommendation_recorded']);
  });

  it('a step › that the later ones do not tell, or that came after them › stays', () => {
    const interviewed = activity('interviewed', '20T10:00', { kind: 'interview_completed' });
    const shared = activity('shared', '20T11:00', { kind: 'share_created' });
    const planned = activity('planned', '20T12:00');
    expect(kindsOf([interviewed, shared, planned])).toEqual(['interview_completed', 'share_created', 'plan_ready']);
  });
});
