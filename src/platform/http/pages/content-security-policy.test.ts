import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, withAdPixel } from './content-security-policy.ts';

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

  it('a public page › with an ad pixel › may load it and let it report; without one nothing changes', () => {
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'";
    const pixel = { AD_PIXEL_ID: undefined, AD_PIXEL_SCRIPT_URL: 'https://connect.facebook.net/en_US/fbevents.js' };
    expect(withAdPixel(policy, pixel)).toBe(policy);
    expect(withAdPixel(policy, { ...pixel, AD_PIXEL_ID: '10000' })).toBe(
      "default-src 'none'; script-src 'self' https://connect.facebook.net; connect-src 'self' https://www.facebook.com; img-src 'self' https://www.facebook.com data:; style-src 'self'",
    );
  });
});
