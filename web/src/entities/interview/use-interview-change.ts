import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewQuery } from './api.ts';

interface InterviewChange<Input> {
  readonly change: (input: Input) => Promise<Interview>;
  /** queries whose data the change invalidates and that must not be shown in the meantime */
  readonly outdated?: readonly QueryKey[];
}

/** For calls that return the changed interview: its page updates at once, and every list is refetched. */
export function useInterviewChange<Input = void>(
  interviewId: string,
  { change, outdated = [] }: InterviewChange<Input>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (interview) => {
      for (const queryKey of outdated) client.removeQueries({ queryKey });
      client.setQueryData(interviewQuery(interviewId).queryKey, interview);
      void client.invalidateQueries({ queryKey: ['interview', 'list'] });
    },
  });
}
