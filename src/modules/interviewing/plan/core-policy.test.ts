import { describe, expect, it } from 'vitest';
import { type InterviewStatus, interviewStatuses } from '#contracts/interviewing/interviewing.ts';
import { begunIn, decideRenewal, plansToBeAsked } from './core-policy.ts';

const one = (status: InterviewStatus, plans = 1) => ({ status, interviews: 1, plans });

describe('decideRenewal', () => {
  const denied = { kind: 'denied', code: 'interviewing.core_in_use' };
  const expected: Readonly<Record<InterviewStatus, object>> = {
    draft: { kind: 'allowed' },
    planned: { kind: 'allowed' },
    in_progress: denied,
    completed: denied,
    cancelled: { kind: 'allowed' },
  };

  it.each(interviewStatuses)('decideRenewal › an interview that is %s › counts only once it has begun', (status) => {
    expect(decideRenewal([one(status)])).toEqual(expected[status]);
    expect(decideRenewal([one('planned'), one(status)])).toEqual(expected[status]);
  });

  it('decideRenewal › a position without interviews › is allowed', () => {
    expect(decideRenewal([])).toEqual({ kind: 'allowed' });
  });
});

describe('what a renewal is told of', () => {
  const interviews = [
    { status: 'draft', interviews: 3, plans: 1 },
    { status: 'planned', interviews: 2, plans: 2 },
    { status: 'in_progress', interviews: 1, plans: 1 },
    { status: 'completed', interviews: 4, plans: 4 },
    { status: 'cancelled', interviews: 5, plans: 5 },
  ] as const;

  it('begunIn › interviews of every status › counts those that run or ran to their end', () => {
    expect(begunIn(interviews)).toBe(5);
  });

  it('plansToBeAsked › interviews of every status › counts plans that can still be made again', () => {
    expect(plansToBeAsked(interviews)).toBe(3);
  });
});
