import type { Answer, AnswerField } from '#contracts/interviewing/run/interview-run.ts';
import { type AnswerChange, withChange } from '#contracts/interviewing/run/run-rules.ts';

/** The current value of a field of the answer, as a change. */
export function fieldOf(answer: Answer, field: AnswerField): AnswerChange {
  switch (field) {
    case 'score':
      return { kind: 'score', value: answer.score };
    case 'ticks':
      return { kind: 'ticks', value: answer.behavioursSeen };
    case 'note':
      return { kind: 'note', value: answer.notes };
    case 'flag':
      return { kind: 'flag', value: answer.redFlagSeen };
    case 'state':
      return { kind: 'state', value: stateOf(answer) };
  }
}

function stateOf({ state, skipReason }: Answer): Extract<AnswerChange, { kind: 'state' }>['value'] {
  if (state === 'skipped') return { state, reason: skipReason ?? 'other' };
  return { state };
}

/** Whether the server's answer already includes this change; the server trims notes. */
export function hasChange(answer: Answer, change: AnswerChange): boolean {
  const wanted = fieldOf(withChange(answer, change), change.kind);
  return JSON.stringify(stored(wanted)) === JSON.stringify(stored(fieldOf(answer, change.kind)));
}

function stored(change: AnswerChange): AnswerChange {
  return change.kind === 'note' ? { kind: 'note', value: change.value.trim() } : change;
}
