import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ScoreSuggestion, suggestScore } from '#contracts/interviewing/score-suggestion.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';
import { suggestionsQuery } from './suggestions-query.ts';

interface Comparison {
  /** how many runs have answered; undefined while nothing is asked */
  readonly done: number | undefined;
  /** why nothing came, as a sentence */
  readonly failure: string | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/** A suggestion that is asked for one answer. Stopped or failed, it changes nothing. */
export function useComparison(interviewId: string, questionId: string, onReady: () => void): Comparison {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const show = (suggestion: ScoreSuggestion): void => {
    onReady();
    client.setQueryData(suggestionsQuery(interviewId).queryKey, (known) => ({
      items: [...(known?.items ?? []).filter((one) => one.questionId !== questionId), suggestion],
    }));
  };
  const receive = async (signal: AbortSignal): Promise<void> => {
    for await (const event of eventsOf(suggestScore, { params: { interviewId, questionId }, signal })) {
      if (event.kind === 'failed') return setFailure(event.message);
      if (event.kind === 'ready') return show(event.suggestion);
      setDone(event.done);
    }
    throw new OfflineError('the stream was cut');
  };
  const ask = async (): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setFailure(undefined);
    setDone(0);
    try {
      await receive(mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(errorMessage(error));
    } finally {
      if (asking.current === mine) setDone(undefined);
    }
  };
  return { done, failure, ask: () => void ask(), stop: () => asking.current?.abort() };
}
