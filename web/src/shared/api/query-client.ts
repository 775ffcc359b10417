import { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionEndedError } from './api-error.ts';
import { currentSession, subscribeSession } from './session.ts';

const minute = 60_000;

/** Data is fresh for 5 minutes and cached for 10; one retry, and only of errors a retry can fix. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * minute, gcTime: 10 * minute, retry: retryOnce, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

let owner = userId();

/** Clears the cache when the user changes, whichever tab signed in or out: one user must never see another's data. */
subscribeSession(() => {
  if (userId() === owner) return;
  owner = userId();
  queryClient.clear();
});

function userId(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

function retryOnce(failures: number, error: Error): boolean {
  if (failures >= 1 || error instanceof SessionEndedError) return false;
  return !(error instanceof ApiError) || error.status >= 500;
}
