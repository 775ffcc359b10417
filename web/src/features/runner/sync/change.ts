import type { Answer, AnswerField, Operation, SkipReason } from '#contracts/interviewing.ts';

export type AnswerOperation = Extract<Operation, { kind: AnswerField }>;

/** What a person changes in one field of one answer; the log adds id, time and version. */
export type Change =
  | { readonly kind: 'score'; readonly value: number | null }
  | { readonly kind: 'ticks'; readonly value: string[] }
  | { readonly kind: 'note'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: boolean }
  | {
      readonly kind: 'state';
      readonly value:
        | { readonly state: 'remaining' }
        | { readonly state: 'answered' }
        | { readonly state: 'skipped'; readonly reason: SkipReason };
    };

/** The answer with one field changed; its versions stay the server's. */
export function changed(answer: Answer, change: Change): Answer {
  switch (change.kind) {
    case 'score':
      return { ...answer, score: change.value };
    case 'ticks':
      return { ...answer, behavioursSeen: change.value };
    case 'note':
      return { ...answer, notes: change.value };
    case 'flag':
      return { ...answer, redFlagSeen: change.value };
    case 'state':
      return {
        ...answer,
        state: change.value.state,
        skipReason: change.value.state === 'skipped' ? change.value.reason : null,
      };
  }
}

/** The field as the answer holds it, in the form of a change. */
export function fieldOf(answer: Answer, field: AnswerField): Change {
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

function stateOf({ state, skipReason }: Answer): Extract<Change, { kind: 'state' }>['value'] {
  if (state === 'skipped') return { state, reason: skipReason ?? 'other' };
  return { state };
}

/** Whether two changes leave the same behind; the server trims notes and sorts ticks. */
export function sameChange(one: Change, other: Change): boolean {
  return JSON.stringify(settled(one)) === JSON.stringify(settled(other));
}

function settled(change: Change): Change {
  if (change.kind === 'note') return { kind: 'note', value: change.value.trim() };
  if (change.kind === 'ticks') return { kind: 'ticks', value: [...new Set(change.value)].toSorted() };
  return change;
}

const longestNote = 10_000;
// oxlint-disable-next-line no-control-regex -- the point of it
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What the server takes as a note: no controls but new lines and tabs, whole characters, 10 000 units. */
export function noteText(typed: string): string {
  return typed.replace(controls, '').slice(0, longestNote).toWellFormed();
}
