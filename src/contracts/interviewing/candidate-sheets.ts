import * as z from 'zod/mini';
import { Language, optionalText } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { interviewParams } from './interview-params.ts';

/**
 * Documents that a recruiter sends to the candidate before the interview: a notice on how AI is used, who decides and
 * what is stored, and advice on how to prepare.
 */
export const sheetKinds = ['notice', 'preparation'] as const;
export const SheetKind = z.enum(sheetKinds);
export type SheetKind = z.infer<typeof SheetKind>;

/** A block of a sheet, from top to bottom. */
export const SheetBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'text']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ name: z.string(), value: z.string() })) }),
]);
export type SheetBlock = z.infer<typeof SheetBlock>;

export const CandidateSheet = z.object({
  /** language of the interview or, on request, the plan's other language; not the reader's */
  language: Language,
  title: z.string(),
  blocks: z.array(SheetBlock),
  /** the same as plain text, for a mail */
  text: z.string(),
});
export type CandidateSheet = z.infer<typeof CandidateSheet>;

const common = {
  auth: 'user',
  params: interviewParams,
  status: 200,
  errors: ['interviewing.interview_not_found', 'hiring.candidate_not_found', 'interviewing.twin_not_found'],
} as const;

/** Defaults to the interview's language; the other one is available once the plan has been translated. */
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
    /** heading above the recruiter's own note */
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
