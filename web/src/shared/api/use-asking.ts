import { useEffect, useRef, useState } from 'react';
import { errorMessage } from './error-message.ts';

interface Asking {
  /** why nothing came, as a sentence */
  readonly failure: string | undefined;
  /**
   * @param receive takes the events of an answer; answers with the sentence of one that failed
   * @param end nothing is asked any more: the answer is there, has failed or was stopped
   */
  readonly ask: (receive: (signal: AbortSignal) => Promise<string | undefined>, end: () => void) => Promise<void>;
  readonly stop: () => void;
}

/** One thing at a time that a model is asked for: asking anew, and leaving the page, stops what was asked before. */
export function useAsking(): Asking {
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const ask: Asking['ask'] = async (receive, end) => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setFailure(undefined);
    try {
      const failed = await receive(mine.signal);
      if (failed !== undefined) setFailure(failed);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(errorMessage(error));
    } finally {
      if (asking.current === mine) end();
    }
  };
  return { failure, ask, stop: () => asking.current?.abort() };
}
