import { useEffect, useRef, useState } from 'react';
import { errorMessage } from './error-message.ts';

interface Asking {
  /** why the last request failed, as a sentence for the user */
  readonly failure: string | undefined;
  /**
   * @param receive consumes the events of the response; resolves to an error message if the request failed
   * @param end called when the request has finished, failed or been stopped and no newer one has replaced it
   */
  readonly ask: (receive: (signal: AbortSignal) => Promise<string | undefined>, end: () => void) => Promise<void>;
  readonly stop: () => void;
}

/** Runs one model request at a time: a new request, or leaving the page, aborts the one before. */
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
