import { createHash, randomBytes } from 'node:crypto';

/** The secret in a mailed or shared link: 256 random bits, of which only the hash is stored. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form. A fast hash is enough for this much entropy. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
