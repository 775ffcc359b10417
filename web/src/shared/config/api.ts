import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppConfig } from '#contracts/live.ts';
import { fetchConfig } from './fetch-config.ts';

export const configQuery = queryOptions({ queryKey: ['config'], queryFn: fetchConfig });

export function useConfig(): AppConfig | undefined {
  return useQuery(configQuery).data;
}

/** Whether the configuration is still loading, so that the page can reserve space for what depends on it. */
export function useConfigPending(): boolean {
  return useQuery(configQuery).isPending;
}

/** Whether background work is running; polled every 5 s until it is, then once a minute. `undefined` while unknown. */
export function useBackground(): AppConfig['background'] | undefined {
  const query = useQuery({
    ...configQuery,
    refetchInterval: ({ state }) => (state.data?.background === 'ready' ? 60_000 : 5000),
  });
  return query.data?.background;
}
