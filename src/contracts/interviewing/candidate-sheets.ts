import * as z from 'zod/mini';
import { Language, optionalText } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { interviewParams } from './interview-params.ts';

/**
 * What a recruiter sends to the candidate before the interview: how AI is used, who decides and what is kept; and how to
 * prepare for it.
 */
export const sheetKinds = ['notice', 'preparation'] as const;
export const SheetKind = z.enum(sheetKinds);
export type SheetKind = z.infer<typeof SheetKind>;

/** What stands on a sheet, from top to bottom. */
export const SheetBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'text']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ name: z.string(), value: z.string() })) }),
]);
export type SheetBlock = z.infer<typeof SheetBlock>;

export const CandidateSheet = z.object({
  /** of the interview or, where that was asked for, the plan’s other one; not of who reads it here */
  language: Language,
  title: z.string(),
  blocks: z.array(SheetBlock),
  /** the same without any marks, for a mail */
  text: z.string(),
});
export type CandidateSheet = z.infer<typeof CandidateSheet>;

const common = {
  auth: 'user',
  params: interviewParams,
  status: 200,
  errors: ['interviewing.interview_not_found', 'hiring.candidate_not_found', 'interviewing.twin_not_found'],
} as const;

/** Left out: that of the interview. The other one once the plan is there in it. */
const language = z.optional(Language);

export const getNotice = defineEndpoint({
  ...common,
  query: z.strictObject({ language }),
  method: 'GET',
  path: '/interviews/:interviewId/notice',
  summary: 'What a candidate is told of AI, of who decides and of their data, by the settings and the plan as they are',
  answer: 'json',
  success: CandidateSheet,
});

export const getPrepSheet = defineEndpoint({
  ...common,
  query: z.strictObject({ language }),
  method: 'GET',
  path: '/interviews/:interviewId/prep-sheet',
  summary:
    'How a candidate can prepare: course, topics and what is checked, with the questions where they are given in advance; nothing of how answers are judged',
  answer: 'json',
  success: z.extend(CandidateSheet, {
    /** stands above a note of the recruiter’s own */
    noteTitle: z.string(),
  }),
});

export const makeSheetFile = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/interviews/:interviewId/sheet-file',
  summary: 'Either sheet as a PDF; the note, which stands at the end of how to prepare, is not stored',
  body: z.strictObject({
    sheet: SheetKind,
    note: z._default(optionalText(limits.interview.noteToCandidate), ''),
    language,
  }),
  answer: 'file',
});
