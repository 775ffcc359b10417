import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/**
 * For rejected items that an interviewer would miss: the members in which a model may rewrite them, by kind of rule.
 */
const missed: Readonly<Record<string, readonly (keyof TailoringFrame)[]>> = {
  // A follow-up that does not belong after any question may become a point.
  'follow_up.other_matter': ['followUps', 'toSettle'],
  follow_up: ['followUps'],
  point: ['toSettle'],
  beside_the_talk: ['toPrepare', 'furtherWhen', 'beforeOffer'],
  to_decide: ['toDecide'],
};

export function membersMissed(rule: string): readonly (keyof TailoringFrame)[] {
  // The point itself was accepted without it.
  if (rule === 'point.listens_for') return [];
  return missed[rule] ?? missed[rule.split('.')[0] ?? ''] ?? [];
}

/** Lists of plain texts have one rule together: only those are asked for again that held a dropped text. */
export function mayHold(
  member: keyof TailoringFrame,
  frame: TailoringFrame | undefined,
  texts: readonly string[],
): boolean {
  if (member !== 'toPrepare' && member !== 'furtherWhen' && member !== 'beforeOffer') return true;
  const held = frame?.[member] ?? [];
  return texts.some((text) => held.includes(text));
}
