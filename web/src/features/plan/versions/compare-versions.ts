import { hashKey } from '@tanstack/react-query';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** What parts an earlier version of a plan from the current one, by its questions. */
export interface VersionDifferences<Asked> {
  readonly onlyEarlier: readonly Asked[];
  readonly onlyCurrent: readonly Asked[];
  /** asked in both, with another word, minute or hint; as the earlier version has them */
  readonly changed: readonly Asked[];
  /** of those that are asked in both */
  readonly otherOrder: boolean;
  readonly otherCore: boolean;
  /** one has extra time or a break that the other has not: every question has other minutes, which is said once */
  readonly otherTime: boolean;
  /** the whole plan, word for word */
  readonly same: boolean;
}

type AnyQuestion = Pick<Question, 'id' | 'order' | 'text' | 'source'>;
type Version<Asked> = Pick<Plan, 'version' | 'coreHash' | 'adjustments' | 'source'> & {
  readonly questions: readonly Asked[];
};

/** A question is the same by its id; one that was written again, by its words. */
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
 * Without its place, which other questions move, and without ids, which every writing makes anew. Who wrote it is said
 * where that is not who wrote the others: one that was locked keeps its writer among those of another.
 */
function contentOf(question: AnyQuestion, { source }: Version<AnyQuestion>, withoutMinutes: boolean): string {
  const writer = question.source ?? source;
  const content = { ...question, source: writer, id: '', order: 0, behind: '' };
  return hashKey([{ ...content, ...(withoutMinutes && { expectedMin: 0 }) }]);
}
