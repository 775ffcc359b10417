import { randomBytes } from 'node:crypto';
import { peppered } from './digests.ts';

const prefix = 'rt_';

export function newRefreshToken(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/**
 * Derived, not drawn: the same presented token always gives the same successor, so that parallel tabs and a repeat
 * after a lost answer get the same one, and still only hashes are stored.
 */
export function successorOf(pepper: string, presented: string, sessionId: string, generation: number): string {
  const next = peppered(pepper, 'refresh', presented, sessionId, String(generation));
  return `${prefix}${next.toString('base64url')}`;
}
