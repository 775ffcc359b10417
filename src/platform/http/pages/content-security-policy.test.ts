import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const settings = {
  TURNSTILE_SITE_KEY: undefined,
  TURNSTILE_SCRIPT_URL: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  STRIPE_PUBLISHABLE_KEY: undefined,
};

describe('contentSecurityPolicy', () => {
  it('directives › with no key of others › name no other origin', () => {
    expect(JSON.stringify(contentSecurityPolicy(settings))).not.toContain('https:');
  });

  it("directives › with Stripe's publishable key › allow its script, frames and calls, and nothing else of it", () => {
    const { directives } = contentSecurityPolicy({ ...settings, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
    const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(directives).toMatchObject({
      scriptSrc: ["'self'", ...script],
      frameSrc: [...script, 'https://hooks.stripe.com'],
      connectSrc: ["'self'", 'https://api.stripe.com'],
      imgSrc: ["'self'", 'data:'],
    });
  });

  it('directives › with the captcha alone › allow its script and frame, and no other calls', () => {
    const { directives } = contentSecurityPolicy({ ...settings, TURNSTILE_SITE_KEY: 'site' });
    const captcha = 'https://challenges.cloudflare.com';
    expect(directives).toMatchObject({
      scriptSrc: ["'self'", captcha],
      frameSrc: [captcha],
      connectSrc: ["'self'"],
    });
  });
});
