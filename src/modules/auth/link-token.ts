import { randomBytes } from 'node:crypto';

/** What a mailed link carries: 256 random bits, of which only the hash is stored. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}
