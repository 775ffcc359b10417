import { useState } from 'react';
import { type SummaryDraft, draftSummary } from '#contracts/interviewing/summary/summary-draft.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';
import { useAsking } from '#web/shared/api/use-asking.ts';

interface Drafting {
  readonly isAsking: boolean;
  /** why it failed, as a sentence for the user */
  readonly failure: string | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/** Requests a draft of a summary's texts from a model. If stopped or failed, it changes nothing. */
export function useSummaryDraft(interviewId: string, onDraft: (draft: SummaryDraft) => void): Drafting {
  const [isAsking, setAsking] = useState(false);
  const { failure, ask, stop } = useAsking();

  const receive = async (signal: AbortSignal): Promise<string | undefined> => {
    for await (const event of eventsOf(draftSummary, { params: { interviewId }, signal })) {
      if (event.kind === 'failed') return event.message;
      onDraft(event.draft);
      return undefined;
    }
    throw new OfflineError('the stream was cut');
  };
  const begin = (): void => {
    setAsking(true);
    void ask(receive, () => setAsking(false));
  };
  return { isAsking, failure, ask: begin, stop };
}
