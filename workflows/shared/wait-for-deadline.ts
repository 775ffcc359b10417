import { condition, upsertSearchAttributes } from '@temporalio/workflow';

/** Those who end together are spread over this long, so that they do not all ask at once. */
const mostJitterMs = 5 * 60_000;

/**
 * Waits until an instant, or until `moved` says so. Operators see until when, and can filter by it.
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
  // A hundredth of the wait: what is seconds away is not made to wait for minutes.
  const jitter = spread ? Math.random() * Math.min(mostJitterMs, Math.max(0, left) / 100) : 0;
  const ms = Math.ceil(left + jitter);
  if (ms <= 0) return !moved();
  return !(await condition(moved, ms, { summary: `${what} ${due.toISOString()}` }));
}
