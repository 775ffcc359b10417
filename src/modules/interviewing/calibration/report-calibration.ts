import type { QueryOf } from '#contracts/endpoint.ts';
import type { CalibrationReport, reportCalibration as contract } from '#contracts/interviewing/calibration.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { calibrationReport } from './calibration-report.ts';
import { listCompletedInterviews } from './scored-interviews.ts';

/** Several in a working day, for a year; of more, the newest. */
const most = 1000;

/**
 * How the account's user scores. It is counted anew from the answers each time and kept nowhere: with a candidate's
 * interviews their scores are gone from it.
 */
export async function reportCalibration(
  deps: { db: Db },
  actor: Actor,
  { timeZone }: QueryOf<typeof contract>,
): Promise<CalibrationReport> {
  return calibrationReport(await listCompletedInterviews(deps.db, actor.userId, { limit: most }), timeZone);
}
