import { queryOptions } from '@tanstack/react-query';
import { listSuggestions } from '#contracts/interviewing/run/score-suggestion.ts';
import { call } from '#web/shared/api/api-client.ts';

export function suggestionsQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'suggestions'],
    queryFn: ({ signal }) => call(listSuggestions, { params: { interviewId }, signal }),
  });
}
