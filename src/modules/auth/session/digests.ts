import { createHash, createHmac } from 'node:crypto';

/** For random 256-bit input, for which a fast hash is sufficient. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** HMAC with the server's pepper, so that a copy of the database alone does not allow guessing. */
export function peppered(pepper: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', pepper).update(JSON.stringify(parts)).digest();
}
