import * as z from 'zod/mini';
import { Email } from '#contracts/auth/auth.ts';
import { Id } from '#contracts/common.ts';
import { NewPosition } from '#contracts/hiring/positions.ts';
import { NewInterview } from '#contracts/interviewing/interviewing.ts';

export const setupSteps = ['company', 'position', 'interview'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The candidate of an account that begins without a CV. */
const NewCandidate = z.object({ name: z.string(), email: z.nullable(Email), positionId: Id });

/** A request that creates something: kept before it goes out, so that one whose answer was lost can be sent again as it was. */
function sent<Body extends z.ZodMiniType>(body: Body) {
  return z.object({
    key: z.string(),
    body,
    /** of what it created; null while no answer is known */
    id: z.nullable(Id),
  });
}

const Setup = z.object({
  /** what the second step said; a position only together with the third */
  position: z.optional(NewPosition),
  /** the CV that was uploaded in the third step */
  cv: z.optional(z.object({ id: Id, candidateId: Id, fileName: z.string() })),
  sent: z.object({
    position: z.optional(sent(NewPosition)),
    candidate: z.optional(sent(NewCandidate)),
    interview: z.optional(sent(NewInterview)),
  }),
  /** everything exists, and its plan was asked for */
  interviewId: z.optional(Id),
});

/** How far the setup of an account is on this device, besides what is still being typed. */
export type Setup = z.infer<typeof Setup>;

export const noSetup: Setup = { sent: {} };

export function parseSetup(text: string | null): Setup {
  try {
    return Setup.safeParse(JSON.parse(text ?? 'null')).data ?? noSetup;
  } catch {
    return noSetup;
  }
}

/** Whether this setup has begun to create what it is for: its own position is then no reason to leave it. */
export function isUnderWay({ sent: { position } }: Setup): boolean {
  return position !== undefined;
}

/** Whether anything of it was told: the company to the account, or the position to this device. */
export function isBegun({ position }: Setup, hasCompany: boolean): boolean {
  return hasCompany || position !== undefined;
}

/** The step to show: the one asked for, unless one before it is open. */
export function stepOf(setup: Setup, hasCompany: boolean, asked: string | null): SetupStep {
  const furthest = !hasCompany ? 'company' : setup.position === undefined ? 'position' : 'interview';
  const wanted = setupSteps.find((step) => step === asked);
  return wanted !== undefined && setupSteps.indexOf(wanted) <= setupSteps.indexOf(furthest) ? wanted : furthest;
}
