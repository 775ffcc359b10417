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

/** An account was made; its address is not proven yet. Aggregate: the user. */
export const userRegistered = defineEvent('auth.user.registered', z.object({ userId: z.uuid() }));

/** The address was proven. Aggregate: the user. */
export const emailVerified = defineEvent('auth.email.verified', z.object({ userId: z.uuid() }));

/** The account has another address, which is proven. Aggregate: the user. */
export const emailChanged = defineEvent('auth.email.changed', z.object({ userId: z.uuid() }));

/** A provider's identity signs in to the account from now on. Aggregate: the user. */
export const identityLinked = defineEvent('auth.identity.linked', z.object({ userId: z.uuid() }));

/** No provider's identity signs in to the account any more. Aggregate: the user. */
export const identityUnlinked = defineEvent('auth.identity.unlinked', z.object({ userId: z.uuid() }));

/** The account has a new password. Aggregate: the user. */
export const passwordSet = defineEvent(
  'auth.password.set',
  z.object({ userId: z.uuid(), by: z.enum(['reset', 'change']) }),
);

/** A session ended before its time. Aggregate: the session. */
export const sessionRevoked = defineEvent(
  'auth.session.revoked',
  z.object({ userId: z.uuid(), reason: z.enum(revokedReasons) }),
);
