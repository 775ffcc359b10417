import type { GuardTopic, TextKind } from './guard-rule.ts';

/** One line of the guard's examination: what it is, and which finding is due. */
export interface LabelledLine {
  readonly text: string;
  readonly kind: TextKind;
  /** any of these topics is the right answer; empty: the line is lawful */
  readonly topics: readonly GuardTopic[];
  /** no rule had been fitted to it, nor changed because of it, when its first run was recorded in guard.test.ts */
  readonly heldOut: boolean;
}

export interface LabelledGroup {
  readonly kind: TextKind;
  readonly topics: readonly GuardTopic[];
  readonly tuned: readonly string[];
  readonly heldOut: readonly string[];
}

export function toLines(groups: readonly LabelledGroup[]): readonly LabelledLine[] {
  return groups.flatMap(({ kind, topics, tuned, heldOut }) => [
    ...tuned.map((text) => ({ text, kind, topics, heldOut: false })),
    ...heldOut.map((text) => ({ text, kind, topics, heldOut: true })),
  ]);
}
