import { hashKey } from '@tanstack/react-query';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** How an earlier version of a plan differs from the current one, by questions. */
export interface VersionDifferences<Asked> {
  readonly onlyEarlier: readonly Asked[];
  readonly onlyCurrent: readonly Asked[];
  /** in both, but with different text, minutes or hints; as in the earlier version */
  readonly changed: readonly Asked[];
  /** among the questions in both */
  readonly otherOrder: boolean;
  readonly otherCore: boolean;
  /** only one of them has extra time or a break: every question's minutes differ, so this is reported once */
  readonly otherTime: boolean;
  /** the plans are identical */
  readonly same: boolean;
}

type AnyQuestion = Pick<Question, 'id' | 'order' | 'text' | 'source'>;
type Version<Asked> = Pick<Plan, 'version' | 'coreHash' | 'adjustments' | 'source'> & {
  readonly questions: readonly Asked[];
};

/** Questions are matched by id; rewritten ones, whose ids are new, by their text. */
export function compareVersions<Asked extends AnyQuestion>(
  earlier: Version<Asked>,
  current: Version<Asked>,
): VersionDifferences<Asked> {
  const pairs = earlier.questions.map((before) => ({
    before,
    now:
      current.questions.find(({ id }) => id === before.id) ??
      current.questions.find(({ id, text }) => text === before.text && isNew(id, earlier)),
  }));
  const kept = pairs.flatMap(({ before, now }) => (now === undefined ? [] : [{ before, now }]));
  const otherTime = hashKey([earlier.adjustments]) !== hashKey([current.adjustments]);
  const differ = (before: AnyQuestion, now: AnyQuestion) =>
    contentOf(before, earlier, otherTime) !== contentOf(now, current, otherTime);
  return {
    onlyEarlier: pairs.flatMap(({ before, now }) => (now === undefined ? [before] : [])),
    onlyCurrent: current.questions.filter((question) => kept.every(({ now }) => now !== question)),
    changed: kept.filter(({ before, now }) => differ(before, now)).map(({ before }) => before),
    otherOrder: kept.some(({ now }, at) => now.order < (kept[at - 1]?.now.order ?? 0)),
    otherTime,
    otherCore: earlier.coreHash !== current.coreHash,
    same: hashKey([{ ...earlier, version: 0 }]) === hashKey([{ ...current, version: 0 }]),
  };
}

function isNew(id: string, earlier: Version<AnyQuestion>): boolean {
  return earlier.questions.every((question) => question.id !== id);
}

/**
 * The content for comparison: without its position, which changes when other questions move, and without ids, which
 * every generation creates anew. The author defaults to the plan's: only questions by someone else, such as locked
 * ones, store their own.
 */
function contentOf(question: AnyQuestion, { source }: Version<AnyQuestion>, withoutMinutes: boolean): string {
  const writer = question.source ?? source;
  const content = { ...question, source: writer, id: '', order: 0, behind: '' };
  return hashKey([{ ...content, ...(withoutMinutes && { expectedMin: 0 }) }]);
}
