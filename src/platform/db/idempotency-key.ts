import { createHash } from 'node:crypto';

/** One action of a user, named by the client; a repeat of it gets the first answer. */
export interface IdempotencyKey {
  readonly key: string;
  /** tells a repeat from another request under the same key */
  readonly requestHash: string;
  /** a repeat that comes while the first is under way waits for its answer, and is not refused */
  readonly waits?: true;
}

export function requestHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
