import * as z from 'zod/mini';
import type { Language } from '#contracts/common.ts';
import { type ErrorCode, errorStatus } from '#contracts/errors.ts';
import { type Generation, GenerationStep, generationStates } from '#contracts/interviewing/plan/plan-generation.ts';
import { type AnyRow, instant } from '#platform/db/tenant-read.ts';
import { messageOf } from '#platform/messages.ts';
import type { InterviewRow } from '#modules/interviewing/interview/interview-queries.ts';

const State = z.enum(generationStates);

export const noGeneration: Generation = {
  state: 'none',
  planId: null,
  attempt: 0,
  step: null,
  error: null,
  createdAt: null,
};

/** The newest generation of an interview's plan. */
export function generationOf(row: AnyRow<InterviewRow>, language: Language): Generation {
  if (row.plan_id === null || row.attempt === null) return noGeneration;
  return {
    state: State.parse(row.generation_state),
    planId: row.plan_id,
    attempt: row.attempt,
    step: row.step === null ? null : GenerationStep.parse(row.step),
    error: row.error_code === null ? null : failureOf(row.error_code, language),
    createdAt: row.generation_created_at && instant(row.generation_created_at),
  };
}

/** A stored error code with its message in the reader's language. */
export function failureOf(code: string, language: Language): { code: string; message: string } {
  return { code, message: messageOf(isErrorCode(code) ? code : 'interviewing.plan_failed', language) };
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
