import type { BodyInputOf } from '#contracts/endpoint.ts';
import { type Candidate, createCandidate } from '#contracts/hiring/candidates.ts';
import { type CvView, pasteCvText, uploadCv as uploadCvOf } from '#contracts/hiring/cvs.ts';
import { type Position, createPosition } from '#contracts/hiring/positions.ts';
import { type Generation, generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { type Interview, createInterview } from '#contracts/interviewing/interviewing.ts';
import type { User } from './sign-up.ts';

/** A position for which a plan can be generated. */
export function aPosition(user: User, fields: Partial<BodyInputOf<typeof createPosition>> = {}): Promise<Position> {
  return user.call(createPosition, {
    body: {
      title: 'Backend engineer',
      description: 'You build and run services in TypeScript and PostgreSQL, design APIs and review code.',
      focusAreas: ['API design', 'Databases'],
      level: 'senior',
      ...fields,
    },
  });
}

/** The text of a CV to which a plan can be tailored. */
export const cvText = `Maksym Bondar
Senior backend engineer

Experience
Acme, backend engineer, 2019 - 2024
- Designed the billing API in TypeScript and cut its p95 latency from 900 ms to 120 ms
- Led the migration of 40 services to PostgreSQL with no downtime
- Reviewed code of a team of six engineers and mentored two juniors
- Resolved conflicts between product and operations about release dates
`;

/** @param cv text to paste as the candidate's CV */
export async function aCandidate(
  user: User,
  { cv, ...fields }: Partial<BodyInputOf<typeof createCandidate>> & { cv?: string } = {},
): Promise<Candidate> {
  const candidate = await user.call(createCandidate, { body: { name: 'Ada Example', ...fields } });
  if (cv !== undefined) await user.call(pasteCvText, { params: { candidateId: candidate.id }, body: { text: cv } });
  return candidate;
}

export function uploadCv(user: User, candidateId: string, content?: Buffer): Promise<CvView> {
  return user.call(uploadCvOf, {
    params: { candidateId },
    file: content === undefined ? {} : { content },
  });
}

type NewInterview = BodyInputOf<typeof createInterview>;

export function newInterview(
  positionId: string,
  candidateId: string,
  changes: Partial<NewInterview> = {},
): NewInterview {
  return { positionId, candidateId, type: 'technical', durationMinutes: 60, language: 'en', ...changes };
}

export interface InterviewOptions {
  readonly positionId?: string;
  readonly candidateId?: string;
  /** text of the CV of a candidate created for the interview */
  readonly cv?: string;
  readonly changes?: Partial<NewInterview>;
}

/** An interview without a plan; creates position and candidate unless given. */
export async function anInterview(
  user: User & { readonly startMonth?: () => Promise<void> },
  options: InterviewOptions = {},
): Promise<Interview> {
  await user.startMonth?.();
  const positionId = options.positionId ?? (await aPosition(user)).id;
  const { cv } = options;
  const candidate = { name: 'Maksym Bondar', ...(cv === undefined ? {} : { cv }) };
  const candidateId = options.candidateId ?? (await aCandidate(user, candidate)).id;
  return user.call(createInterview, { body: newInterview(positionId, candidateId, options.changes) });
}

export function generate(
  user: User,
  interviewId: string,
  body: BodyInputOf<typeof generatePlan> = {},
): Promise<Generation> {
  return user.call(generatePlan, { params: { interviewId }, body });
}
