import type { ErrorCode } from '#contracts/errors.ts';
import type { Answer, AnswerField, Operation } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { behavioursOf, withChange } from '#contracts/interviewing/run/run-rules.ts';

export type AnswerOperation = Exclude<Operation, { kind: 'pause' | 'resume' | 'requirement' }>;

export type OperationResult =
  | { readonly kind: 'applied'; readonly answer: Answer }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/**
 * Applies one operation to an answer. A write names the version of the field it was based on; if another write came
 * first, it is stale and the person compares both. Seconds are only ever added, so they are never stale. A part of the
 * interview without a question accepts only notes.
 */
export function applyToAnswer(
  answer: Answer,
  question: Question | undefined,
  operation: AnswerOperation,
): OperationResult {
  if (question === undefined && operation.kind !== 'note') return refused;
  if (operation.kind === 'spent') {
    return { kind: 'applied', answer: { ...answer, spentSec: answer.spentSec + operation.value } };
  }
  if (operation.baseVersion !== answer.versions[operation.kind]) return { kind: 'stale' };
  if (operation.kind === 'ticks' && !isOfQuestion(question, operation.value)) return refused;
  return { kind: 'applied', answer: { ...withChange(answer, operation), versions: raised(answer, operation.kind) } };
}

const refused: OperationResult = { kind: 'refused', code: 'interviewing.operation_refused' };

function raised(answer: Answer, field: AnswerField): Answer['versions'] {
  return { ...answer.versions, [field]: answer.versions[field] + 1 };
}

function isOfQuestion(question: Question | undefined, ticks: readonly string[]): boolean {
  if (question === undefined) return false;
  const known = new Set(behavioursOf(question).map(({ tick }) => tick));
  return ticks.every((tick) => known.has(tick));
}
