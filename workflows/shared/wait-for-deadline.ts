import { condition, upsertSearchAttributes } from '@temporalio/workflow';

/** Deadlines that coincide are spread over up to this time, so that the runs do not all act at once. */
const mostJitterMs = 5 * 60_000;

/**
 * Waits until an instant, or until `moved` returns true. Operators see the deadline, and can filter by it.
 *
 * @returns whether the instant has come
 */
export async function waitForDeadline(
  due: Date,
  what: string,
  moved: () => boolean,
  { spread = false }: { spread?: boolean } = {},
): Promise<boolean> {
  upsertSearchAttributes([{ key: { name: 'DueAt', type: 'DATETIME' }, value: due }]);
  const left = due.getTime() - Date.now();
  // At most a hundredth of the wait, so that a deadline seconds away is not delayed by minutes.
  const jitter = spread ? Math.random() * Math.min(mostJitterMs, Math.max(0, left) / 100) : 0;
  const ms = Math.ceil(left + jitter);
  if (ms <= 0) return !moved();
  return !(await condition(moved, ms, { summary: `${what} ${due.toISOString()}` }));
}
