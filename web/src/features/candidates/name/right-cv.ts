import type { Candidate } from '#contracts/hiring/candidates.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

type Named = Pick<Candidate, 'name' | 'otherName'>;

const keyOf = (cvId: string): string => `right-cv:${cvId}`;

/**
 * Whether the user confirmed on this device that the CV is the right one; asked again if the candidate's name changes.
 */
export function isRightCv(cvId: string, name: string): boolean {
  return readStored(keyOf(cvId)) === name;
}

export function keepRightCv(cvId: string, name: string): void {
  writeStored(keyOf(cvId), name);
}

/** Whether it is still unclear whose CV a candidate has: data read from it must not be taken for theirs. */
export function isCvInDoubt({ name, otherName }: Named): boolean {
  return otherName !== null && !isRightCv(otherName.cvId, name);
}

/** The e-mail address to use; null if it may belong to somebody else. */
export function emailOf(candidate: Named & Pick<Candidate, 'email'>): string | null {
  const { email, otherName } = candidate;
  return isCvInDoubt(candidate) && email?.toLowerCase() === otherName?.email ? null : email;
}
