import type { StandIn } from '#sandbox/stand-in.ts';

/** Stripe without the money: it remembers customers and subscriptions as long as it runs. */
export const stripe: StandIn = {
  name: 'Sandbox payments',
  about: 'Stripe’s API, checkout and portal with test cards. Its clock can be moved ahead.',
  effect: 'nobody is charged: payments go to the sandbox',
  key: 'STRIPE_SECRET_KEY',
  page: '/sandbox/payments',
  paths: ['/v1', '/sandbox/payments', '/sandbox/checkout', '/sandbox/portal', '/sandbox/clock'],
  start: async (around) => {
    const { startStripeSandbox } = await import('./stripe-sandbox.ts');
    return startStripeSandbox(around);
  },
};
