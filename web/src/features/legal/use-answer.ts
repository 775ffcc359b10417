import { useCallback, useEffect, useState } from 'react';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { NoAnswer } from './fetch-legal.ts';

interface Outcome<T> {
  /** the last value; stays while another is loading or if that fails */
  readonly shown?: { readonly value: T } | undefined;
  readonly failure?: NoAnswer | undefined;
}

/**
 * The server's response in the page's language; refetched when the language or `ask` changes, and after a network
 * failure once the browser is back online. A substitute for the app's query cache, which public pages do not load.
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): Outcome<T> & { readonly waiting: boolean; readonly retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome<T>>({});
  const [attempt, setAttempt] = useState(0);
  const language = currentLanguage();
  useEffect(() => {
    const gone = new AbortController();
    ask(gone.signal).then(
      (value) => {
        if (!gone.signal.aborted) setOutcome({ shown: { value } });
      },
      (error: unknown) => {
        const failure = error instanceof NoAnswer ? error : new NoAnswer(undefined, { cause: error });
        if (!gone.signal.aborted) setOutcome(({ shown }) => ({ shown, failure }));
      },
    );
    return () => gone.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the call sends the language by itself
  }, [ask, attempt, language]);
  const retry = useCallback(() => {
    setOutcome(({ shown }) => ({ shown }));
    setAttempt((count) => count + 1);
  }, []);
  const hasFailed = outcome.failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return { ...outcome, waiting: outcome.shown === undefined && !hasFailed, retry };
}
