import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Answer, AnswerField, Operation, applyOperations } from '#contracts/interviewing.ts';
import { type AnswerOperation, type Change, changed, fieldOf, sameChange } from './change.ts';

/** A write that met another one: the person chooses. Until then the screen shows `mine`. */
export interface Conflict {
  readonly questionId: string;
  readonly mine: Change;
}

/**
 * What was done on this device and is not on the server yet, oldest first. The first `attempted` operations were sent
 * at least once: they may have arrived although their answer did not, so they never change again.
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

/** Adds a change of one field. One that was never sent is replaced, so an hour offline keeps one note, not thousands. */
export function logChange(
  log: OperationLog,
  answers: readonly Answer[],
  questionId: string,
  change: Change,
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

const longestSpent = 3600;

/** Adds seconds spent on a question. */
export function logSpent(log: OperationLog, questionId: string, seconds: number, stamp: Stamp): OperationLog {
  const last = log.operations.findLastIndex((one) => one.kind === 'spent' && one.questionId === questionId);
  const before = log.operations[last];
  if (before?.kind === 'spent' && last >= log.attempted && before.value + seconds <= longestSpent) {
    return { ...log, operations: log.operations.with(last, { ...before, value: before.value + seconds }) };
  }
  return push(log, { ...stamp, questionId, kind: 'spent', value: Math.min(seconds, longestSpent) });
}

export function logPause(log: OperationLog, kind: 'pause' | 'resume', stamp: Stamp): OperationLog {
  return push(log, { ...stamp, kind });
}

/** Marks the first `count` operations as sent. To be stored before they leave. */
export function markAttempted(log: OperationLog, count: number): OperationLog {
  return { ...log, attempted: Math.max(log.attempted, count) };
}

/** What the server settled leaves the log; a stale write and everything made on top of it become one conflict. */
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
    conflicts: [...mine.values()].filter((one) => !agrees(one, answer.answers)),
  };
}

/** Takes one operation out: the server refused it as it is, and would refuse it for ever. */
export function dropOperation(log: OperationLog, id: string): OperationLog {
  const index = log.operations.findIndex((one) => one.id === id);
  if (index < 0) return log;
  const attempted = index < log.attempted ? log.attempted - 1 : log.attempted;
  return { ...log, operations: log.operations.toSpliced(index, 1), attempted };
}

/** What was written here and stands nowhere else: the newest change of each field, without seconds and pauses. */
export function unsentChanges(log: OperationLog, standing: readonly Answer[] = []): Conflict[] {
  const newest = new Map<string, Conflict>();
  for (const one of log.operations) {
    if (isWrite(one)) newest.set(fieldKey(one), { questionId: one.questionId, mine: changeOf(one) });
  }
  for (const one of log.conflicts) newest.set(`${one.questionId}.${one.mine.kind}`, one);
  return [...newest.values()].filter((one) => !agrees(one, standing));
}

/** Ends a conflict. The chosen text, where it is not what stands, becomes a new write on the version that stands. */
export function resolveConflict(
  log: OperationLog,
  answers: readonly Answer[],
  conflict: Conflict,
  chosen: Change,
  stamp: Stamp,
): OperationLog {
  const without = { ...log, conflicts: log.conflicts.filter((one) => one !== conflict) };
  const chosenStands = agrees({ questionId: conflict.questionId, mine: chosen }, answers);
  return chosenStands ? without : logChange(without, answers, conflict.questionId, chosen, stamp);
}

/** The answers as the person sees them: the server's, with what waits here on top. */
export function overlay(answers: readonly Answer[], log: OperationLog): Answer[] {
  return answers.map((answer) => {
    let seen = answer;
    for (const one of log.operations) {
      if (!('questionId' in one) || one.questionId !== answer.questionId) continue;
      seen = one.kind === 'spent' ? { ...seen, spentSec: seen.spentSec + one.value } : changed(seen, changeOf(one));
    }
    for (const one of log.conflicts) if (one.questionId === answer.questionId) seen = changed(seen, one.mine);
    return seen;
  });
}

function push(log: OperationLog, operation: Operation): OperationLog {
  return { ...log, operations: [...log.operations, operation] };
}

function isWrite(operation: Operation): operation is AnswerOperation {
  return operation.kind !== 'spent' && operation.kind !== 'pause' && operation.kind !== 'resume';
}

function isWriteOf(one: AnswerOperation, questionId: string, field: AnswerField): boolean {
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
  return answer !== undefined && sameChange(fieldOf(answer, mine.kind), mine);
}

function changeOf(operation: AnswerOperation): Change {
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
