/** Section ids of the steps of a decision, for links to them. */
export const stepIds = {
  settle: 'settle',
  scores: 'scores',
  choose: 'recommendation',
  reason: 'reason',
  record: 'record',
} as const;
