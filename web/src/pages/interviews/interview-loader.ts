import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, isGenerating, runQuery } from '#web/entities/interview/api.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { summaryQuery } from '#web/features/summary/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** Loads the interview and, once its status is known, the script and data of the matching screen. */
export async function interviewLoader({ params: { interviewId = '' } }: LoaderFunctionArgs): Promise<unknown> {
  const interview = await queryClient.ensureQueryData(interviewQuery(interviewId));
  switch (interview.status) {
    case 'draft':
    case 'planned':
      return interview.planVersion === null || isGenerating(interview)
        ? undefined
        : queryClient.ensureQueryData(planQuery(interviewId, interview.planVersion));
    case 'in_progress':
      return import('#web/features/runner/screen/runner.tsx');
    case 'completed':
      return Promise.all([
        import('#web/features/summary/summary-screen.tsx'),
        queryClient.ensureQueryData(runQuery(interviewId)),
        queryClient.ensureQueryData(summaryQuery(interviewId)),
      ]);
    case 'cancelled':
      return undefined;
  }
}
