import type { SuccessOf } from '#contracts/endpoint.ts';
import type {
  Answer,
  AnswerField,
  Operation,
  RequirementAnswer,
  Run,
  applyOperations,
} from '#contracts/interviewing/run/interview-run.ts';
import { limits } from '#contracts/limits.ts';
import { type AnswerChange, type AnswerWrite, withChange } from '#contracts/interviewing/run/run-rules.ts';
import { hasChange } from './change.ts';

/** A write based on a stale version: the user chooses between both values. Until then the screen shows `mine`. */
export interface Conflict {
  readonly questionId: string;
  readonly mine: AnswerChange;
}

/**
 * Operations made on this device that the server has not confirmed yet, oldest first. The first `attempted` ones were
 * sent at least once: they may have arrived although the response was lost, so they must never be modified.
 */
export interface OperationLog {
  readonly operations: readonly Operation[];
  readonly attempted: number;
  readonly conflicts: readonly Conflict[];
}

export const emptyLog: OperationLog = { operations: [], attempted: 0, conflicts: [] };

export interface Stamp {
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * Adds a change of one field. Replaces an earlier one that was never sent, so that an hour offline stores one note, not
 * thousands.
 */
export function logChange(
  log: OperationLog,
  answers: readonly Answer[],
  questionId: string,
  change: AnswerChange,
  stamp: Stamp,
): OperationLog {
  const open = log.conflicts.findIndex((one) => isField(one, questionId, change.kind));
  if (open >= 0) return { ...log, conflicts: log.conflicts.with(open, { questionId, mine: change }) };
  const last = log.operations.findLastIndex((one) => isWrite(one) && isWriteOf(one, questionId, change.kind));
  const before = log.operations[last];
  if (before !== undefined && isWrite(before)) {
    if (last < log.attempted)
      return push(log, { ...stamp, questionId, baseVersion: before.baseVersion + 1, ...change });
    const again: Operation = { ...stamp, questionId, baseVersion: before.baseVersion, ...change };
    return { ...log, operations: log.operations.with(last, again) };
  }
  const answer = answers.find((one) => one.questionId === questionId);
  return push(log, { ...stamp, questionId, baseVersion: answer?.versions[change.kind] ?? 0, ...change });
}

/** Adds seconds spent on a question. */
export function logSpent(log: OperationLog, questionId: string, seconds: number, stamp: Stamp): OperationLog {
  const last = log.operations.findLastIndex((one) => one.kind === 'spent' && one.questionId === questionId);
  const before = log.operations[last];
  if (before?.kind === 'spent' && last >= log.attempted && before.value + seconds <= limits.run.spentSec) {
    return { ...log, operations: log.operations.with(last, { ...before, value: before.value + seconds }) };
  }
  return push(log, { ...stamp, questionId, kind: 'spent', value: Math.min(seconds, limits.run.spentSec) });
}

/** Adds the answer to a requirement; replaces an earlier one that was never sent. */
export function logRequirement(log: OperationLog, index: number, value: RequirementAnswer, stamp: Stamp): OperationLog {
  const last = log.operations.findLastIndex((one) => one.kind === 'requirement' && one.index === index);
  const again: Operation = { ...stamp, kind: 'requirement', index, value };
  return last >= log.attempted ? { ...log, operations: log.operations.with(last, again) } : push(log, again);
}

export function logPause(log: OperationLog, kind: 'pause' | 'resume', stamp: Stamp): OperationLog {
  return push(log, { ...stamp, kind });
}

/** Marks the first `count` operations as sent. Must be stored before the request is made. */
export function markAttempted(log: OperationLog, count: number): OperationLog {
  return { ...log, attempted: Math.max(log.attempted, count) };
}

/**
 * Removes what the server applied or refused; turns a stale write and later ones to the same field into one conflict.
 */
export function acknowledge(log: OperationLog, answer: SuccessOf<typeof applyOperations>): OperationLog {
  const settled = new Set([...answer.applied, ...answer.refused.map(({ id }) => id)]);
  const stale = new Set(answer.conflicts.map(({ id }) => id));
  const staleFields = new Set(log.operations.filter((one) => stale.has(one.id)).map(fieldKey));
  const isDone = (one: Operation): boolean => settled.has(one.id) || staleFields.has(fieldKey(one));
  const mine = new Map(log.conflicts.map((one) => [`${one.questionId}.${one.mine.kind}`, one]));
  for (const one of log.operations) {
    if (isWrite(one) && staleFields.has(fieldKey(one))) {
      mine.set(fieldKey(one), { questionId: one.questionId, mine: changeOf(one) });
    }
  }
  return {
    operations: log.operations.filter((one) => !isDone(one)),
    attempted: log.operations.slice(0, log.attempted).filter((one) => !isDone(one)).length,
    conflicts: [...mine.values()].filter((one) => !agrees(one, [...answer.answers, ...answer.partNotes])),
  };
}

/** Removes one operation that the server will never accept. */
export function dropOperation(log: OperationLog, id: string): OperationLog {
  const index = log.operations.findIndex((one) => one.id === id);
  if (index < 0) return log;
  const attempted = index < log.attempted ? log.attempted - 1 : log.attempted;
  return { ...log, operations: log.operations.toSpliced(index, 1), attempted };
}

/** The changes that the server does not have: the latest of each field, without time spent and pauses. */
export function unsentChanges(log: OperationLog, serverAnswers: readonly Answer[] = []): Conflict[] {
  const newest = new Map<string, Conflict>();
  for (const one of log.operations) {
    if (isWrite(one)) newest.set(fieldKey(one), { questionId: one.questionId, mine: changeOf(one) });
  }
  for (const one of log.conflicts) newest.set(`${one.questionId}.${one.mine.kind}`, one);
  return [...newest.values()].filter((one) => !agrees(one, serverAnswers));
}

/**
 * Settles a conflict. A chosen value that differs from the server's becomes a new write based on the server's version.
 */
export function resolveConflict(
  log: OperationLog,
  answers: readonly Answer[],
  conflict: Conflict,
  chosen: AnswerChange,
  stamp: Stamp,
): OperationLog {
  const without = { ...log, conflicts: log.conflicts.filter((one) => one !== conflict) };
  const isServerValue = agrees({ questionId: conflict.questionId, mine: chosen }, answers);
  return isServerValue ? without : logChange(without, answers, conflict.questionId, chosen, stamp);
}

/** The answers as shown: the server's, with this device's pending operations and open conflicts applied. */
export function overlay(answers: readonly Answer[], log: OperationLog): Answer[] {
  return answers.map((answer) => {
    let shown = answer;
    for (const one of log.operations) {
      if (!('questionId' in one) || one.questionId !== answer.questionId) continue;
      shown =
        one.kind === 'spent' ? { ...shown, spentSec: shown.spentSec + one.value } : withChange(shown, changeOf(one));
    }
    for (const one of log.conflicts) if (one.questionId === answer.questionId) shown = withChange(shown, one.mine);
    return shown;
  });
}

/** The answers to requirements as shown: the server's, with this device's pending operations applied. */
export function overlayRequirements(answers: Run['requirementAnswers'], log: OperationLog): Run['requirementAnswers'] {
  return log.operations.reduce(
    (shown, one) => (one.kind === 'requirement' ? shown.with(one.index, one.value) : shown),
    answers,
  );
}

function push(log: OperationLog, operation: Operation): OperationLog {
  return { ...log, operations: [...log.operations, operation] };
}

function isWrite(operation: Operation): operation is AnswerWrite {
  return 'baseVersion' in operation;
}

function isWriteOf(one: AnswerWrite, questionId: string, field: AnswerField): boolean {
  return one.questionId === questionId && one.kind === field;
}

function isField(one: Conflict, questionId: string, field: AnswerField): boolean {
  return one.questionId === questionId && one.mine.kind === field;
}

function fieldKey(operation: Operation): string {
  return 'questionId' in operation ? `${operation.questionId}.${operation.kind}` : operation.id;
}

function agrees({ questionId, mine }: Conflict, answers: readonly Answer[]): boolean {
  const answer = answers.find((one) => one.questionId === questionId);
  return answer !== undefined && hasChange(answer, mine);
}

function changeOf(operation: AnswerWrite): AnswerChange {
  switch (operation.kind) {
    case 'score':
      return { kind: 'score', value: operation.value };
    case 'ticks':
      return { kind: 'ticks', value: operation.value };
    case 'note':
      return { kind: 'note', value: operation.value };
    case 'flag':
      return { kind: 'flag', value: operation.value };
    case 'state':
      return { kind: 'state', value: operation.value };
  }
}
