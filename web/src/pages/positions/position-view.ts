/** How a position's page shows its candidates: as a list, side by side, or by the core questions. */
export const positionViews = ['', 'compare', 'questions'] as const;
export type PositionView = (typeof positionViews)[number];

/** The view selected in the URL; the list by default. */
export function positionViewOf(search: URLSearchParams): PositionView {
  return positionViews.find((one) => one === search.get('view')) ?? '';
}
