import type { CandidateProfile } from '#contracts/hiring/candidates.ts';

/** "Backend engineer, Acme", as written in the CV. */
export function roleText(profile: CandidateProfile | null): string | null {
  const role = profile?.lastRole ?? null;
  if (role === null) return null;
  return role.organisation === null ? role.title : `${role.title}, ${role.organisation}`;
}
