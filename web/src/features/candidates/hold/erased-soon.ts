import type { Candidate } from '#contracts/hiring/candidates.ts';

const weekMs = 7 * 86_400_000;

/** When somebody is erased by date, where that is within a week: the owner is told of them by mail, too. */
export function erasedSoon({ legalHold, keptUntil }: Candidate): string | undefined {
  if (legalHold !== null || keptUntil === null) return undefined;
  return Date.parse(keptUntil) <= Date.now() + weekMs ? keptUntil : undefined;
}
