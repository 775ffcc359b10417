import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/** Where an item that was left out by rules of which kind is written again, where an interviewer would miss it. */
const missed: Readonly<Record<string, readonly (keyof TailoringFrame)[]>> = {
  // What belongs behind no question is a point.
  'follow_up.other_matter': ['followUps', 'toSettle'],
  follow_up: ['followUps'],
  point: ['toSettle'],
  beside_the_talk: ['toPrepare', 'furtherWhen', 'beforeOffer'],
  to_decide: ['toDecide'],
};

export function membersMissed(rule: string): readonly (keyof TailoringFrame)[] {
  // The point itself stands without what to listen for.
  if (rule === 'point.listens_for') return [];
  return missed[rule] ?? missed[rule.split('.')[0] ?? ''] ?? [];
}
