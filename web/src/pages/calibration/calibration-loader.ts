import { calibrationQuery } from '#web/features/calibration/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function calibrationLoader(): Promise<unknown> {
  return queryClient.ensureQueryData(calibrationQuery);
}
