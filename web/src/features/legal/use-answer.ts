import { useCallback, useEffect, useState } from 'react';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { NoAnswer } from './fetch-legal.ts';

interface Outcome<T> {
  /** what came last; it stays while another is asked for, and where that fails */
  readonly shown?: { readonly value: T } | undefined;
  readonly failure?: NoAnswer | undefined;
}

/**
 * What the server answers in the language of the page, asked again when that is another one, when `ask` is, and after a
 * failure of the network when that is back. The public pages are without the cache of the app.
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
