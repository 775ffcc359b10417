import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewQuery } from './api.ts';

interface InterviewChange<Input> {
  readonly change: (input: Input) => Promise<Interview>;
  /** what is no longer true afterwards and must not be shown meanwhile */
  readonly outdated?: readonly QueryKey[];
}

/** A call that answers the changed interview: its page shows it at once, and every list asks again. */
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
