import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

const config = { PUBLIC_URL: 'https://askwell.example' };

describe('returnAddress', () => {
  it.each([
    ['https://askwell.example/subscription', 'https://askwell.example/subscription'],
    ['/subscription?success=true&onboarding=true', 'https://askwell.example/subscription?success=true&onboarding=true'],
    ['https://ASKWELL.example:443/x/../subscription?a=b', 'https://askwell.example/subscription?a=b'],
  ])('%s › of our own page › is taken', (given, taken) => {
    expect(returnAddress(config, given)).toBe(taken);
  });

  // Addresses that are not on our own origin.
  it.each([
    'https://evil.example/subscription',
    '//evil.example/subscription',
    '/\\evil.example/subscription',
    'http://askwell.example/subscription',
    'https://askwell.example:8443/subscription',
    'https://askwell.example@evil.example/subscription',
    'https://user:pass@askwell.example/subscription',
    'https://askwell.example.evil.example/subscription',
    'https://askwell.example/subscription/../profile',
    'https://askwell.example/Subscription',
    'https://askwell.example/subscription/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '',
    'https://',
  ])('case 93 › %s › is refused', (given) => {
    expect(() => returnAddress(config, given)).toThrow('billing.return_address');
  });
});
