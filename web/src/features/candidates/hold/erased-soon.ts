import type { Candidate } from '#contracts/hiring/candidates.ts';

const weekMs = 7 * 86_400_000;

/** When a candidate will be deleted by date, if within a week; the owner is also notified by e-mail. */
export function erasedSoon({ legalHold, keptUntil }: Candidate): string | undefined {
  if (legalHold !== null || keptUntil === null) return undefined;
  return Date.parse(keptUntil) <= Date.now() + weekMs ? keptUntil : undefined;
}
