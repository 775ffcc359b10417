import { describe, expect, it } from 'vitest';
import { refusedOf } from './refused.ts';

describe('refusedOf', () => {
  it('a limit › of the free plan › has no extras and no new count', () => {
    const details = { resource: 'positions', plan: 'free', limit: 1 };
    expect(refusedOf({ code: 'billing.limit_reached', details })).toEqual({
      kind: 'limit',
      resource: 'positions',
      limit: 1,
      resetsAt: undefined,
      hasExtras: false,
    });
  });

  it('a limit › of the paid month › says when it counts again, and that more can be paid for', () => {
    const resetsAt = '2026-12-22T00:00:00.000Z';
    const details = { resource: 'interviews', plan: 'premium', limit: 10, resetsAt, extras: { agreed: false } };
    expect(refusedOf({ code: 'billing.limit_reached', details })).toMatchObject({ resetsAt, hasExtras: true });
  });

  it('a feature › of premium alone › is named', () => {
    const refusal = { code: 'billing.premium_only', details: { feature: 'sharing' } } as const;
    expect(refusedOf(refusal)).toEqual({ kind: 'feature', feature: 'sharing' });
  });

  it.each([undefined, {}, { feature: 'unknown' }])('details › %o › are told without a name', (details) => {
    expect(refusedOf({ code: 'billing.premium_only', details })).toEqual({ kind: 'other' });
  });
});
