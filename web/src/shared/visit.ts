import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from './storage.ts';

const Visit = z.object({
  /** the visitor's secret token */
  sessionId: z.string(),
  expiresAt: z.string(),
  /** null until a preview has been made */
  previewId: z.nullable(z.string()),
});
/** A visit without an account, as stored in this browser; an account can take over what was made in it. */
export type Visit = z.infer<typeof Visit>;

const key = 'visit';

/** Undefined if there is none, or if it has expired. */
export function heldVisit(): Visit | undefined {
  const stored = readStored(key);
  if (stored === null) return undefined;
  const visit = parse(stored);
  if (visit !== undefined && Date.parse(visit.expiresAt) > Date.now()) return visit;
  forgetVisit();
  return undefined;
}

export function holdVisit(visit: Visit): void {
  writeStored(key, JSON.stringify(visit));
}

export function forgetVisit(): void {
  removeStored(key);
}

function parse(text: string): Visit | undefined {
  try {
    return Visit.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
