import { paths } from '#web/shared/paths.ts';

/** Which of the rows `by` keys further is; none is before the first. Undefined where there is no row. */
export function nextRow(rows: number, at: number, by: 1 | -1): number | undefined {
  if (rows === 0) return undefined;
  return at === -1 ? 0 : Math.min(rows - 1, Math.max(0, at + by));
}

const onePage = /^\/(?<list>positions|candidates)\/(?<id>[\da-f-]{36})$/u;

/** Where what is new begins on a page, for what the page is about; undefined where it is no address. */
export function newTarget(pathname: string): string | undefined {
  if (pathname === paths.positions()) return paths.newPosition();
  if (pathname === paths.dashboard() || pathname === paths.interviews()) return paths.scheduleInterview();
  const { list, id } = onePage.exec(pathname)?.groups ?? {};
  if (list === undefined || id === undefined) return undefined;
  return paths.scheduleInterview(list === 'positions' ? { positionId: id } : { candidateId: id });
}

/** Where what has this address is edited; undefined for what is edited on its own page. */
export function editTarget(pathname: string): string | undefined {
  const { list, id } = onePage.exec(pathname)?.groups ?? {};
  return list === 'positions' && id !== undefined ? paths.editPosition(id) : undefined;
}
