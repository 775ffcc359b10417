/** Section ids of an open summary, for links to them. */
export const stepIds = {
  scores: 'scores',
  settle: 'settle',
  reason: 'reason',
  choose: 'recommendation',
} as const;
