import { createHash, randomBytes } from 'node:crypto';

/** What a link carries that opens something: 256 random bits, of which only the hash is stored. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As it is stored. A fast hash is enough for so many random bits. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
