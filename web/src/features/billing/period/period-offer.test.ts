import { describe, expect, it } from 'vitest';
import { periodOffer } from './period-offer.ts';

const monthly = {
  status: 'active',
  billingPeriod: 'monthly',
  nextBillingPeriod: null,
  cancelAtPeriodEnd: false,
  forSale: true,
} as const;
const yearly = { ...monthly, billingPeriod: 'yearly' } as const;

describe('periodOffer', () => {
  it.each([
    ['monthly', monthly, { to: 'yearly', way: 'now' }],
    ['yearly', yearly, { to: 'monthly', way: 'later' }],
    ['monthly on trial', { ...monthly, status: 'trialing' }, { to: 'yearly', way: 'trial' }],
    ['yearly on trial', { ...yearly, status: 'trialing' }, { to: 'monthly', way: 'trial' }],
    ['yearly that is to be monthly', { ...yearly, nextBillingPeriod: 'monthly' }, { to: 'yearly', way: 'back' }],
  ] as const)('a subscription › %s › can be changed in one way', (_, subscription, offer) => {
    expect(periodOffer(subscription)).toEqual(offer);
  });

  it.each([
    ['is free', { ...monthly, status: 'none', billingPeriod: null }],
    ['has a payment due', { ...monthly, status: 'past_due' }],
    ['will end', { ...yearly, cancelAtPeriodEnd: true }],
    ['is of an installation that sells nothing', { ...monthly, forSale: false }],
  ] as const)('a subscription › that %s › cannot be changed', (_, subscription) => {
    expect(periodOffer(subscription)).toBeUndefined();
  });
});
