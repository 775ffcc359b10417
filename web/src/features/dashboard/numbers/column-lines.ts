/** What stands in the left column of the dashboard. */
export interface LeftColumn {
  readonly raised: number;
  /** rows of each list that is there */
  readonly lists: readonly number[];
}

// As they are drawn on a wide screen, in pixels.
const raisedCard = 222;
const listHead = 62;
const row = 61;
const quota = 130;
const activityLine = 36;

const fewest = 5;

/** How many lines of activity end about where the left column does, with quota and positions in the same column. */
export function activityLines({ raised, lists }: LeftColumn, positions: number): number {
  const left = raised * raisedCard + lists.reduce((sum, rows) => sum + listHead + rows * row, 0);
  const room = left - quota - listHead - positions * row - listHead;
  return Math.max(fewest, Math.floor(room / activityLine));
}
