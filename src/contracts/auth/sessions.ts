import * as z from 'zod/mini';
import { Id, Instant, pageOf } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** A browser or client that is signed in to the account. */
export const Session = z.object({
  id: Id,
  /** such as "Firefox"; null: unknown */
  browser: z.nullable(z.string()),
  /** such as "Windows"; null: unknown */
  system: z.nullable(z.string()),
  /** network of the last use, truncated so that it identifies no single connection: IPv4 /24, IPv6 /48 */
  network: z.string(),
  /** rounded to a quarter of an hour */
  lastUsedAt: Instant,
  createdAt: Instant,
  /** whether this is the session that makes the request */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where you are signed in, the last used first; never more than ten',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: pageOf(Session),
  errors: [],
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  summary: 'Sign out one of your sessions',
  auth: 'user',
  params: z.object({ sessionId: Id }),
  status: 204,
  answer: 'empty',
  errors: [],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out all of your sessions but this one',
  auth: 'user',
  status: 204,
  answer: 'empty',
  errors: [],
});
