import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { planEvents } from '#contracts/interviewing/plan/plan-generation.ts';
import { openStream } from '#web/shared/api/open-stream.ts';
import { type GenerationProgress, noProgress, withEvent } from './generation-progress.ts';

/**
 * The progress of one generation attempt. The stream replays it from the beginning; when it ends, the interview is
 * refetched.
 */
export function useGeneration(interviewId: string, attempt: number): GenerationProgress {
  const client = useQueryClient();
  const [progress, add] = useReducer(withEvent, noProgress);
  useEffect(() => {
    add({ kind: 'reset', attempt });
    const close = openStream(planEvents, {
      params: { interviewId },
      onEvent: (event) => {
        add(event);
        if (event.kind !== 'ready' && event.kind !== 'failed' && event.kind !== 'cancelled') return;
        close();
        void client.invalidateQueries({ queryKey: ['interview'] });
      },
    });
    return close;
  }, [client, interviewId, attempt]);
  return progress;
}
