import { useEffect, useRef, useState } from 'react';
import { type SummaryDraft, draftSummary } from '#contracts/interviewing/summary-draft.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';

interface Drafting {
  readonly isAsking: boolean;
  /** why nothing came, as a sentence */
  readonly failure: string | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/** A draft of a summary's texts, asked of a model. Stopped or failed, it changes nothing. */
export function useSummaryDraft(interviewId: string, onDraft: (draft: SummaryDraft) => void): Drafting {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const receive = async (signal: AbortSignal): Promise<void> => {
    for await (const event of eventsOf(draftSummary, { params: { interviewId }, signal })) {
      if (event.kind === 'failed') return setFailure(event.message);
      return onDraft(event.draft);
    }
    throw new OfflineError('the stream was cut');
  };
  const ask = async (): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setFailure(undefined);
    setAsking(true);
    try {
      await receive(mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(errorMessage(error));
    } finally {
      if (asking.current === mine) setAsking(false);
    }
  };
  return { isAsking, failure, ask: () => void ask(), stop: () => asking.current?.abort() };
}
