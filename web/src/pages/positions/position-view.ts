/** What the page of a position shows of its candidates: their list, them side by side, or the questions that all were asked. */
export const positionViews = ['', 'compare', 'questions'] as const;
export type PositionView = (typeof positionViews)[number];

/** The one that an address names; the list otherwise. */
export function positionViewOf(search: URLSearchParams): PositionView {
  return positionViews.find((one) => one === search.get('view')) ?? '';
}
