import { describe, expect, it } from 'vitest';
import { type GoogleDecision, type KnownAccounts, decideGoogleSignIn } from './decide-google-sign-in.ts';

const gmail = { email: 'olha@gmail.com', emailVerified: true, hostedDomain: undefined };
const organisation = { email: 'olha@firm.example', emailVerified: true, hostedDomain: 'firm.example' };
const elsewhere = { email: 'olha@firm.example', emailVerified: true, hostedDomain: undefined };
const unverified = { ...gmail, emailVerified: false };

const account = (verified: boolean, hasGoogle = false) => ({ userId: 'theirs', verified, hasGoogle });
const nobody: KnownAccounts = { ofIdentity: undefined, ofAddress: undefined };
const withAddress = (ofAddress: KnownAccounts['ofAddress']): KnownAccounts => ({ ofIdentity: undefined, ofAddress });

describe('decideGoogleSignIn', () => {
  it.each<readonly [string, typeof gmail | typeof organisation, KnownAccounts, GoogleDecision]>([
    ['a known identity', gmail, { ...nobody, ofIdentity: 'own' }, { kind: 'sign in', userId: 'own' }],
    [
      'a known identity at the address of another account',
      gmail,
      { ofIdentity: 'own', ofAddress: account(true) },
      { kind: 'sign in', userId: 'own' },
    ],
    [
      'a known identity, no longer verified',
      unverified,
      { ofIdentity: 'own', ofAddress: account(true) },
      { kind: 'sign in', userId: 'own' },
    ],
    ['a new, verified address', elsewhere, nobody, { kind: 'create', verified: true }],
    ['a new, unverified address', unverified, nobody, { kind: 'create', verified: false }],
    ['gmail.com on a proven account', gmail, withAddress(account(true)), { kind: 'link', userId: 'theirs' }],
    [
      'an organisation on a proven account',
      organisation,
      withAddress(account(true)),
      { kind: 'link', userId: 'theirs' },
    ],
    [
      'an address seen once on a proven account',
      elsewhere,
      withAddress(account(true)),
      { kind: 'confirm', userId: 'theirs' },
    ],
    [
      'a second identity on a proven account',
      organisation,
      withAddress(account(true, true)),
      { kind: 'confirm', userId: 'theirs' },
    ],
    [
      'an unverified address on a proven account',
      unverified,
      withAddress(account(true)),
      { kind: 'denied', error: 'google_email_unverified' },
    ],
    [
      'a verified address on an unproven account',
      elsewhere,
      withAddress(account(false)),
      { kind: 'take over', userId: 'theirs' },
    ],
    [
      'an unverified address on an unproven account',
      unverified,
      withAddress(account(false, true)),
      { kind: 'denied', error: 'google_email_unverified' },
    ],
  ])('%s › comes from Google › is decided', (_, claims, known, decision) => {
    expect(decideGoogleSignIn(claims, known)).toEqual(decision);
  });

  it.each(['olha@notgmail.com', 'olha@gmail.com.example', 'gmail.com@firm.example'])(
    'the address %s › on a proven account › is not taken for Google’s own',
    (email) => {
      const decision = decideGoogleSignIn({ ...gmail, email }, withAddress(account(true)));
      expect(decision).toEqual({ kind: 'confirm', userId: 'theirs' });
    },
  );
});
