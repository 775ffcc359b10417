import * as z from 'zod/mini';
import { Email } from '#contracts/auth/auth.ts';
import { Id } from '#contracts/common.ts';
import { NewPosition } from '#contracts/hiring/positions.ts';
import { NewInterview } from '#contracts/interviewing/interviewing.ts';

export const setupSteps = ['company', 'position', 'interview'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The candidate of a setup without a CV. */
const NewCandidate = z.object({ name: z.string(), email: z.nullable(Email), positionId: Id });

/** A create request: stored before it is sent, so that it can be repeated unchanged if the response is lost. */
function sent<Body extends z.ZodMiniType>(body: Body) {
  return z.object({
    key: z.string(),
    body,
    /** of the created object; null until the response is known */
    id: z.nullable(Id),
  });
}

const Setup = z.object({
  /** input of the second step; the position is only created together with the third */
  position: z.optional(NewPosition),
  /** the CV uploaded in the third step */
  cv: z.optional(z.object({ id: Id, candidateId: Id, fileName: z.string() })),
  sent: z.object({
    position: z.optional(sent(NewPosition)),
    candidate: z.optional(sent(NewCandidate)),
    interview: z.optional(sent(NewInterview)),
  }),
  /** everything has been created and the plan requested */
  interviewId: z.optional(Id),
});

/** The progress of an account's setup on this device, without unsent input. */
export type Setup = z.infer<typeof Setup>;

export const noSetup: Setup = { sent: {} };

export function parseSetup(text: string | null): Setup {
  try {
    return Setup.safeParse(JSON.parse(text ?? 'null')).data ?? noSetup;
  } catch {
    return noSetup;
  }
}

/** Whether this setup has begun to create objects: its own position is then no reason to leave it. */
export function isUnderWay({ sent: { position } }: Setup): boolean {
  return position !== undefined;
}

/** Whether any step has been submitted: the company to the account, or the position to this device. */
export function isBegun({ position }: Setup, hasCompany: boolean): boolean {
  return hasCompany || position !== undefined;
}

/** The step to show: the requested one, unless an earlier one is incomplete. */
export function stepOf(setup: Setup, hasCompany: boolean, asked: string | null): SetupStep {
  const furthest = !hasCompany ? 'company' : setup.position === undefined ? 'position' : 'interview';
  const wanted = setupSteps.find((step) => step === asked);
  return wanted !== undefined && setupSteps.indexOf(wanted) <= setupSteps.indexOf(furthest) ? wanted : furthest;
}
