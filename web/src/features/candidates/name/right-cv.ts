import type { Candidate } from '#contracts/hiring/candidates.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

type Named = Pick<Candidate, 'name' | 'otherName'>;

const keyOf = (cvId: string): string => `right-cv:${cvId}`;

/** Somebody said on this device that it is the right CV; asked again once the candidate has another name. */
export function isRightCv(cvId: string, name: string): boolean {
  return readStored(keyOf(cvId)) === name;
}

export function keepRightCv(cvId: string, name: string): void {
  writeStored(keyOf(cvId), name);
}

/** Whose CV it is that a candidate has was not said yet: what was read from it is not taken for theirs. */
export function isCvInDoubt({ name, otherName }: Named): boolean {
  return otherName !== null && !isRightCv(otherName.cvId, name);
}

/** The address to write to; none that may be somebody else's. */
export function emailOf(candidate: Named & Pick<Candidate, 'email'>): string | null {
  const { email, otherName } = candidate;
  return isCvInDoubt(candidate) && email?.toLowerCase() === otherName?.email ? null : email;
}
