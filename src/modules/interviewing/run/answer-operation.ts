import type { ErrorCode } from '#contracts/errors.ts';
import type { Answer, AnswerField, Operation } from '#contracts/interviewing.ts';
import type { Question } from '#contracts/plan.ts';

export type AnswerOperation = Exclude<Operation, { kind: 'pause' | 'resume' }>;

export type OperationResult =
  | { readonly kind: 'applied'; readonly answer: Answer }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/**
 * What one operation makes of an answer. A write names the version of the field it was made on: another one came
 * between, and the person compares both. Seconds only add up, so they are never stale.
 */
export function applyToAnswer(answer: Answer, question: Question, operation: AnswerOperation): OperationResult {
  if (operation.kind === 'spent') {
    return { kind: 'applied', answer: { ...answer, spentSec: answer.spentSec + operation.value } };
  }
  if (operation.baseVersion !== answer.versions[operation.kind]) return { kind: 'stale' };
  if (operation.kind === 'ticks' && !operation.value.every((tick) => isBehaviour(question, tick))) return refused;
  return { kind: 'applied', answer: { ...answer, ...written(operation), versions: raised(answer, operation.kind) } };
}

const refused: OperationResult = { kind: 'refused', code: 'interviewing.operation_refused' };

function written(operation: Exclude<AnswerOperation, { kind: 'spent' }>): Partial<Answer> {
  switch (operation.kind) {
    case 'score':
      return { score: operation.value };
    case 'ticks':
      return { behavioursSeen: [...new Set(operation.value)].toSorted() };
    case 'note':
      return { notes: operation.value };
    case 'flag':
      return { redFlagSeen: operation.value };
    case 'state':
      return {
        state: operation.value.state,
        skipReason: operation.value.state === 'skipped' ? operation.value.reason : null,
      };
  }
}

function raised(answer: Answer, field: AnswerField): Answer['versions'] {
  return { ...answer.versions, [field]: answer.versions[field] + 1 };
}

/** `${bandIndex}.${behaviourIndex}` names a behaviour of the frozen plan. */
function isBehaviour(question: Question, tick: string): boolean {
  const [band, behaviour] = tick.split('.').map(Number);
  return question.anchors[band ?? -1]?.behaviours[behaviour ?? -1] !== undefined;
}
