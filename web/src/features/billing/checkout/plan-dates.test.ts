import { describe, expect, it } from 'vitest';
import type { LimitStatus } from '#contracts/billing/billing.ts';
import { planDates } from './plan-dates.ts';

const ends = '2026-12-04T09:00:00.000Z';
const counted = '2027-01-04T09:00:00.000Z';
const trial = {
  plan: 'premium',
  status: 'trialing',
  renewalDate: ends,
  cancelAtPeriodEnd: false,
  nextBillingPeriod: null,
} as const;
const unlimited: LimitStatus = { resource: 'interviews', canCreate: true, used: 9, limit: null, resetsAt: counted };

describe('planDates', () => {
  it('a trial › the first payment, then the day from which interviews are counted', () => {
    expect(planDates(trial, [unlimited])).toEqual([
      { at: ends, event: 'trialEnds' },
      { at: counted, event: 'counted' },
    ]);
  });

  it('a trial that was cancelled › ends without a payment, and nothing is counted after it', () => {
    expect(planDates({ ...trial, cancelAtPeriodEnd: true }, [unlimited])).toEqual([{ at: ends, event: 'trialOver' }]);
  });

  it('paid › renews, or ends where it was cancelled', () => {
    const paid = { ...trial, status: 'active' } as const;
    expect(planDates(paid, [{ ...unlimited, limit: 10 }])).toEqual([{ at: ends, event: 'renews' }]);
    expect(planDates({ ...paid, cancelAtPeriodEnd: true }, [])).toEqual([{ at: ends, event: 'ends' }]);
  });

  it('paid by the year, to be by the month › changes where it would renew', () => {
    const paid = { ...trial, status: 'active', nextBillingPeriod: 'monthly' } as const;
    expect(planDates(paid, [])).toEqual([{ at: ends, event: 'switches' }]);
  });

  it('a payment that is due › the day on which the plan ends without it, and no later one', () => {
    const due = { ...trial, status: 'past_due', graceEndsAt: counted } as const;
    for (const cancelAtPeriodEnd of [false, true]) {
      expect(planDates({ ...due, cancelAtPeriodEnd }, [unlimited])).toEqual([{ at: counted, event: 'endsUnpaid' }]);
    }
    expect(planDates({ ...due, plan: 'free' }, [unlimited])).toEqual([]);
  });

  it('free, or over › nothing', () => {
    expect(planDates({ ...trial, status: 'canceled' }, [unlimited])).toEqual([]);
  });
});
