import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';
import type { Candidate, CandidateProfile } from '#contracts/hiring/candidates.ts';
import { CvProfile } from '#contracts/hiring/cvs.ts';
import { otherNameAtHead } from '#contracts/hiring/other-name-at-head.ts';
import { type MonthSpan, spanOfDates } from './span-of-dates.ts';

const Profile = z.pick(CvProfile, { name: true, email: true, headline: true, roles: true, languages: true });

/**
 * The parts of a CV that identify a person: from its profile and, if it names somebody else, the top of its first page.
 */
export const ReadProfile = z.extend(Profile, {
  cv_id: Id,
  head: z.nullable(z.object({ number: z.number(), visible: z.string() })),
});
type ReadProfile = z.infer<typeof ReadProfile>;

type Known = Pick<ReadProfile, 'headline' | 'roles' | 'languages'>;
type Role = ReadProfile['roles'][number];

/** A candidate's profile as far as rules can read it from the CV; every entry is quoted word for word. */
export function candidateProfile(read: Known, today: Date): CandidateProfile {
  const spans = read.roles.map(({ dates }) => (dates === null ? undefined : spanOfDates(dates, today)));
  return {
    lastRole: lastRole(read, spans),
    years: yearsCovered(spans.filter((span) => span !== undefined)),
    languages: read.languages.map(({ name }) => name),
  };
}

/** The name at the top of the CV, if it is not the candidate's. */
export function otherName({ cv_id: cvId, head, ...profile }: ReadProfile, ofCandidate: string): Candidate['otherName'] {
  const name = otherNameAtHead({ pages: head === null ? [] : [head], profile }, ofCandidate);
  return name === undefined ? null : { cvId, name, email: profile.email?.quote.toLowerCase() ?? null };
}

function lastRole({ roles, headline }: Known, spans: readonly (MonthSpan | undefined)[]) {
  // the job that ended last; CVs list the newest first, so on a tie the first one
  const ends = spans.map((span) => span?.to ?? 0);
  const newest = roles[ends.indexOf(Math.max(...ends))];
  const title = newest === undefined ? undefined : titleOf(newest);
  const organisation = newest?.organisation ?? null;
  const named = title ?? headline?.quote ?? organisation;
  return named === null ? null : { title: named, organisation: named === organisation ? null : organisation };
}

/** A job without a recognised title has its employer or dates as title; these are not shown. */
function titleOf({ title, organisation, dates }: Role): string | undefined {
  return title === organisation || title === dates ? undefined : title;
}

/** The number of whole years that the jobs cover; overlaps count once. */
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
