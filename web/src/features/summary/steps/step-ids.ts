/** Of the sections that are steps of a decision, for what leads to them. */
export const stepIds = {
  settle: 'settle',
  scores: 'scores',
  choose: 'recommendation',
  reason: 'reason',
  record: 'record',
} as const;
