import { randomUUID } from 'node:crypto';

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random, so that new rows land at the index's end. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // of a version 4, for which node keeps random bytes ready: every request takes an id
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
