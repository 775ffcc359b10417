import { createHash } from 'node:crypto';

/** Identifies one action of a user, chosen by the client; a retry gets the stored response. */
export interface IdempotencyKey {
  readonly key: string;
  /** distinguishes a retry from a different request under the same key */
  readonly requestHash: string;
  /** a retry that arrives while the first call is running waits for its response instead of being refused */
  readonly waits?: true;
}

export function requestHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
