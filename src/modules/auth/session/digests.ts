import { createHash, createHmac } from 'node:crypto';

/** For random input of 256 bits: a fast hash is enough. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** HMAC under the server's pepper, so that a copy of the database alone does not allow guessing. */
export function peppered(pepper: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', pepper).update(JSON.stringify(parts)).digest();
}
