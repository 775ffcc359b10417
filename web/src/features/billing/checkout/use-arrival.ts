import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CurrentSubscription, syncSubscription } from '#contracts/billing/billing.ts';
import { call } from '#web/shared/api/api-client.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { refreshUser } from '#web/features/billing/subscription-changes.ts';

const askEveryMs = 1500;
/** After this time, the payment service's webhook will update the plan. */
const askForMs = 60_000;

/** Polls until the payment service reports what the returning user did on its page. */
export function useArrival(hasArrived: (subscription: CurrentSubscription) => boolean): {
  readonly arrived: CurrentSubscription | undefined;
  /** polling was given up */
  readonly late: boolean;
} {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), askForMs);
    return () => clearTimeout(timer);
  }, []);
  const isThere = (seen: CurrentSubscription | undefined): seen is CurrentSubscription =>
    seen !== undefined && hasArrived(seen);
  const sync = useQuery({
    queryKey: ['checkout', 'return'],
    queryFn: () => call(syncSubscription),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) => (late || isThere(state.data) ? false : askEveryMs),
  });
  const arrived = isThere(sync.data) ? sync.data : undefined;
  return { arrived, late: late && arrived === undefined };
}

/** Updates every page with the new subscription. */
export function takeIn(client: QueryClient, arrived: CurrentSubscription): void {
  client.setQueryData(subscriptionQuery.queryKey, arrived);
  void client.invalidateQueries({ queryKey: ['subscription'] });
  void refreshUser();
}
