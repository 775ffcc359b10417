import type { QueryOf } from '#contracts/endpoint.ts';
import type { CalibrationReport, reportCalibration as contract } from '#contracts/interviewing/calibration.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { calibrationReport } from './calibration-report.ts';
import { listCompletedInterviews } from './scored-interviews.ts';

/** Several interviews per working day for a year. If there are more, the newest count. */
const most = 1000;

/**
 * How the account's user scores. Computed from the answers on every request and never stored, so deleting a candidate's
 * interviews also removes their scores from it.
 */
export async function reportCalibration(
  deps: { db: Db },
  actor: Actor,
  { timeZone }: QueryOf<typeof contract>,
): Promise<CalibrationReport> {
  return calibrationReport(await listCompletedInterviews(deps.db, actor.userId, { limit: most }), timeZone);
}
