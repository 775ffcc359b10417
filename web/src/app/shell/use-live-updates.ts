import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { profile } from '#contracts/auth/auth.ts';
import { events, type Change } from '#contracts/live.ts';
import { call } from '#web/shared/api/api-client.ts';
import { openStream } from '#web/shared/api/open-stream.ts';
import { updateUser } from '#web/shared/api/session.ts';

/**
 * Query keys begin with the kind of entity they show: ['position', …], ['candidate', …], ['cv', …], ['interview', …],
 * ['plan', …], ['subscription', …], ['activity', …], ['share', …], ['user'] for the account. So one rule refreshes
 * every list and page that includes a changed entity.
 */
const alsoShownIn: Record<Change['kind'], readonly Change['kind'][]> = {
  user: [],
  position: ['interview', 'candidate'],
  candidate: ['interview'],
  cv: ['candidate'],
  interview: ['position'],
  plan: ['interview'],
  subscription: ['position', 'interview'],
  activity: [],
  share: [],
};

/** Both are part of the signed-in user, which is not a query but session state. */
const partsOfUser: ReadonlySet<Change['kind']> = new Set(['user', 'subscription']);

function fetchUser(): void {
  // on failure, the next change or the next start updates it
  void call(profile).then(updateUser, () => undefined);
}

/** Refetches what the server reports as changed, and everything after a lost connection. Mounted once, in the shell. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    let opened = false;
    return openStream(events, {
      params: undefined,
      onEvent: ({ kind }) => {
        for (const root of [kind, ...alsoShownIn[kind]]) void client.invalidateQueries({ queryKey: [root] });
        if (partsOfUser.has(kind)) fetchUser();
      },
      onOpen: () => {
        if (opened) {
          void client.invalidateQueries();
          fetchUser();
        } else {
          // Queries that failed before the stream connected may succeed now.
          void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
        }
        opened = true;
      },
    });
  }, [client]);
}
