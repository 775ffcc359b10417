import { randomBytes } from 'node:crypto';
import { peppered } from './digests.ts';

const prefix = 'rt_';

export function newRefreshToken(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/**
 * Derived rather than random: the same token always yields the same successor, so that parallel tabs and retries after
 * a lost response get the same one, although only hashes are stored.
 */
export function successorOf(pepper: string, presented: string, sessionId: string, generation: number): string {
  const next = peppered(pepper, 'refresh', presented, sessionId, String(generation));
  return `${prefix}${next.toString('base64url')}`;
}
