import { queryOptions } from '@tanstack/react-query';
import { reportCalibration } from '#contracts/interviewing/calibration.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The user's scoring calibration. Always refetched, because users open it to see whether something has changed. */
export const calibrationQuery = queryOptions({
  queryKey: ['interview', 'calibration'],
  queryFn: ({ signal }) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return call(reportCalibration, { query: { timeZone }, signal });
  },
  staleTime: 0,
});
