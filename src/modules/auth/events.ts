import * as z from 'zod';
import { defineEvent } from '#platform/outbox/event.ts';

export const revokedReasons = [
  'logout',
  'reuse',
  'too_many',
  'verified',
  'superseded',
  'signed_out',
  'password_reset',
  'password_changed',
  'email_changed',
] as const;
export type RevokedReason = (typeof revokedReasons)[number];

/** An account was created; its address is not verified yet. Aggregate: the user. */
export const userRegistered = defineEvent('auth.user.registered', z.object({ userId: z.uuid() }));

/** The address was verified. Aggregate: the user. */
export const emailVerified = defineEvent('auth.email.verified', z.object({ userId: z.uuid() }));

/** The account has a new, verified address. Aggregate: the user. */
export const emailChanged = defineEvent('auth.email.changed', z.object({ userId: z.uuid() }));

/** An identity at a provider can now sign in to the account. Aggregate: the user. */
export const identityLinked = defineEvent('auth.identity.linked', z.object({ userId: z.uuid() }));

/** No identity at a provider can sign in to the account any more. Aggregate: the user. */
export const identityUnlinked = defineEvent('auth.identity.unlinked', z.object({ userId: z.uuid() }));

/** The account has a new password. Aggregate: the user. */
export const passwordSet = defineEvent(
  'auth.password.set',
  z.object({ userId: z.uuid(), by: z.enum(['reset', 'change']) }),
);

/** A session was ended before it expired. Aggregate: the session. */
export const sessionRevoked = defineEvent(
  'auth.session.revoked',
  z.object({ userId: z.uuid(), reason: z.enum(revokedReasons) }),
);
