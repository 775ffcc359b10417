import { paths } from '#web/shared/paths.ts';

/** Index of the row `by` steps away, clamped to the list; from -1, the first row. Undefined if there are no rows. */
export function nextRow(rows: number, at: number, by: 1 | -1): number | undefined {
  if (rows === 0) return undefined;
  return at === -1 ? 0 : Math.min(rows - 1, Math.max(0, at + by));
}

const onePage = /^\/(?<list>positions|candidates)\/(?<id>[\da-f-]{36})$/u;

/** Path of the form that creates something new from this page; undefined if there is none. */
export function newTarget(pathname: string): string | undefined {
  if (pathname === paths.positions()) return paths.newPosition();
  if (pathname === paths.dashboard() || pathname === paths.interviews()) return paths.scheduleInterview();
  const { list, id } = onePage.exec(pathname)?.groups ?? {};
  if (list === undefined || id === undefined) return undefined;
  return paths.scheduleInterview(list === 'positions' ? { positionId: id } : { candidateId: id });
}

/** Path of the edit form for this page's entity; undefined if it has no separate one. */
export function editTarget(pathname: string): string | undefined {
  const { list, id } = onePage.exec(pathname)?.groups ?? {};
  return list === 'positions' && id !== undefined ? paths.editPosition(id) : undefined;
}
