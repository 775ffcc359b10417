import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import type { Candidate, CandidateProfile } from '#contracts/hiring/candidates.ts';
import { CvProfile } from '#contracts/hiring/cvs.ts';
import { otherNameAtHead } from '#contracts/hiring/other-name-at-head.ts';
import { type MonthSpan, spanOfDates } from './span-of-dates.ts';

const Profile = z.pick(CvProfile, { name: true, email: true, headline: true, roles: true, languages: true });

/** The parts of a CV that say who somebody is: of its profile, and the head of its first page where it names somebody else. */
export const ReadProfile = z.extend(Profile, {
  cv_id: Id,
  head: z.nullable(z.object({ number: z.number(), visible: z.string() })),
});
type ReadProfile = z.infer<typeof ReadProfile>;

type Known = Pick<ReadProfile, 'headline' | 'roles' | 'languages'>;
type Role = ReadProfile['roles'][number];

/** Who a candidate is by their CV, as far as rules can tell: each entry stands there word for word. */
export function candidateProfile(read: Known, today: Date): CandidateProfile {
  const spans = read.roles.map(({ dates }) => (dates === null ? undefined : spanOfDates(dates, today)));
  return {
    lastRole: lastRole(read, spans),
    years: yearsCovered(spans.filter((span) => span !== undefined)),
    languages: read.languages.map(({ name }) => name),
  };
}

/** Whose CV it is by its head, where that is not who has it. */
export function otherName({ cv_id: cvId, head, ...profile }: ReadProfile, ofCandidate: string): Candidate['otherName'] {
  const name = otherNameAtHead({ pages: head === null ? [] : [head], profile }, ofCandidate);
  return name === undefined ? null : { cvId, name, email: profile.email?.quote.toLowerCase() ?? null };
}

function lastRole({ roles, headline }: Known, spans: readonly (MonthSpan | undefined)[]) {
  // the one that ended last; CVs tell their newest first, so the first of equals
  const ends = spans.map((span) => span?.to ?? 0);
  const newest = roles[ends.indexOf(Math.max(...ends))];
  const title = newest === undefined ? undefined : titleOf(newest);
  const organisation = newest?.organisation ?? null;
  const named = title ?? headline?.quote ?? organisation;
  return named === null ? null : { title: named, organisation: named === organisation ? null : organisation };
}

/** A job whose title was not found is listed under its employer or its dates. */
function titleOf({ title, organisation, dates }: Role): string | undefined {
  return title === organisation || title === dates ? undefined : title;
}

/** Whole years that jobs cover together: what overlaps counts once. */
function yearsCovered(spans: readonly MonthSpan[]): number | null {
  if (spans.length === 0) return null;
  let months = 0;
  let covered = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, covered));
    covered = Math.max(covered, to);
  }
  return Math.floor(months / 12);
}
