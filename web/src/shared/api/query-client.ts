import { QueryClient } from '@tanstack/react-query';
import { ApiError, SessionEndedError } from './api-error.ts';
import { currentSession, subscribeSession } from './session.ts';

const minute = 60_000;

/** 5 minutes fresh, 10 minutes kept, one retry (of what a retry can mend). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * minute, gcTime: 10 * minute, retry: retryOnce, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

let owner = userId();

/** What was read for one user is never shown to another, whichever tab signed in or out. */
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
