import { describe, expect, it } from 'vitest';
import { subscriptionStatuses } from '#contracts/auth/auth.ts';
import { isLive } from '#contracts/billing/subscription-status.ts';
import { foremost, tierOf } from './subscription-policy.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('tierOf', () => {
  it.each(subscriptionStatuses.map((status) => [status] as const))('%s › just now › gives what it should', (status) => {
    const gives = ['trialing', 'active', 'past_due'].includes(status) ? 'premium' : 'free';
    expect(tierOf(status, now, now)).toBe(gives);
  });

  it('case 88 › a payment due for six and for seven days › is premium, then free', () => {
    expect(tierOf('past_due', ago(6.99), now)).toBe('premium');
    expect(tierOf('past_due', ago(7), now)).toBe('free');
    expect(tierOf('past_due', null, now)).toBe('premium');
  });
});

describe('foremost', () => {
  const one = { id: 'one', status: 'active', created: 1 } as const;
  const two = { id: 'two', status: 'trialing', created: 2 } as const;
  const ended = { id: 'ended', status: 'canceled', created: 3 } as const;

  it('two live subscriptions and an ended one › in any order › is the older live one', () => {
    expect(foremost([ended, two, one])?.id).toBe('one');
    expect(foremost([one, ended, two])?.id).toBe('one');
  });

  it('ended ones alone › are › the newest; none is none', () => {
    expect(foremost([{ ...one, status: 'canceled' }, ended])?.id).toBe('ended');
    expect(foremost([])).toBeUndefined();
    expect(isLive('canceled')).toBe(false);
  });
});
