/** The content of the dashboard's left column. */
export interface LeftColumn {
  readonly raised: number;
  /** the number of rows of each list shown */
  readonly lists: readonly number[];
}

// Heights on a wide screen, in pixels.
const raisedCard = 208;
const listHead = 66;
const row = 63;
const quota = 130;
const activityLine = 44;

const fewest = 5;
/** Activity matters less than work to do and gets less space. */
const most = 12;

/** The number of activity lines that makes its column, with quota and positions, about as high as the left one. */
export function activityLines({ raised, lists }: LeftColumn, positions: number): number {
  const left = raised * raisedCard + lists.reduce((sum, rows) => sum + listHead + rows * row, 0);
  const room = left - quota - listHead - positions * row - listHead;
  return Math.min(most, Math.max(fewest, Math.floor(room / activityLine)));
}
