import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppConfig } from '#contracts/live.ts';
import { fetchConfig } from './fetch-config.ts';

export const configQuery = queryOptions({ queryKey: ['config'], queryFn: fetchConfig });

export function useConfig(): AppConfig | undefined {
  return useQuery(configQuery).data;
}

/** Whether the configuration is on its way, and may bring what takes room. */
export function useConfigPending(): boolean {
  return useQuery(configQuery).isPending;
}

/** Whether background work runs; asks often until it does, and now and then after. `undefined` while unknown. */
export function useBackground(): AppConfig['background'] | undefined {
  const query = useQuery({
    ...configQuery,
    refetchInterval: ({ state }) => (state.data?.background === 'ready' ? 60_000 : 5000),
  });
  return query.data?.background;
}
