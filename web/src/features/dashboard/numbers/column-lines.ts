/** What stands in the left column of the dashboard. */
export interface LeftColumn {
  readonly raised: number;
  /** rows of each list that is there */
  readonly lists: readonly number[];
}

// As they are drawn on a wide screen, in pixels.
const raisedCard = 208;
const listHead = 66;
const row = 63;
const quota = 130;
const activityLine = 44;

const fewest = 5;
/** What happened is less than what is to be done, and takes less of the page. */
const most = 12;

/** How many lines of activity end about where the left column does, with quota and positions in the same column. */
export function activityLines({ raised, lists }: LeftColumn, positions: number): number {
  const left = raised * raisedCard + lists.reduce((sum, rows) => sum + listHead + rows * row, 0);
  const room = left - quota - listHead - positions * row - listHead;
  return Math.min(most, Math.max(fewest, Math.floor(room / activityLine)));
}
