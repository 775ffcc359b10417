import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/** By which rule an item of which member is left out that an interviewer would miss. */
export const missedMembers: Readonly<Record<string, readonly (keyof TailoringFrame)[]>> = {
  'follow_up.unsound': ['followUps'],
  'point.unsound': ['toSettle'],
  'beside_the_talk.unsound': ['toPrepare', 'furtherWhen', 'beforeOffer'],
  'to_decide.unsound': ['toDecide'],
};
