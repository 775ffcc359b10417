import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ScoreSuggestion, suggestScore } from '#contracts/interviewing/run/score-suggestion.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';
import { useAsking } from '#web/shared/api/use-asking.ts';
import { suggestionsQuery } from './suggestions-query.ts';

interface Comparison {
  /** number of model runs finished; undefined while no request is in progress */
  readonly done: number | undefined;
  /** why it failed, as a sentence for the user */
  readonly failure: string | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/** Requests a suggested score for one answer. If stopped or failed, it changes nothing. */
export function useComparison(interviewId: string, questionId: string, onReady: () => void): Comparison {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const { failure, ask, stop } = useAsking();

  const show = (suggestion: ScoreSuggestion): void => {
    onReady();
    client.setQueryData(suggestionsQuery(interviewId).queryKey, (known) => ({
      items: [...(known?.items ?? []).filter((one) => one.questionId !== questionId), suggestion],
    }));
  };
  const receive = async (signal: AbortSignal): Promise<string | undefined> => {
    for await (const event of eventsOf(suggestScore, { params: { interviewId, questionId }, signal })) {
      if (event.kind === 'failed') return event.message;
      if (event.kind === 'ready') {
        show(event.suggestion);
        return undefined;
      }
      setDone(event.done);
    }
    throw new OfflineError('the stream was cut');
  };
  const begin = (): void => {
    setDone(0);
    void ask(receive, () => setDone(undefined));
  };
  return { done, failure, ask: begin, stop };
}
