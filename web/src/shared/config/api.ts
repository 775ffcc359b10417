import { queryOptions, useQuery } from '@tanstack/react-query';
import { AppConfig } from '#contracts/live.ts';
import { OfflineError } from '#web/shared/api-error.ts';

async function fetchConfig(): Promise<AppConfig> {
  const answer = await fetch('/config.json').catch((error: unknown) => {
    throw new OfflineError('no answer', { cause: error });
  });
  if (!answer.ok) throw new OfflineError(`config answered ${String(answer.status)}`);
  return AppConfig.parse(await answer.json());
}

export const configQuery = queryOptions({ queryKey: ['config'], queryFn: fetchConfig });

export function useConfig(): AppConfig | undefined {
  return useQuery(configQuery).data;
}

/** Whether background work runs; asks often until it does, and now and then after. `undefined` while unknown. */
export function useBackground(): AppConfig['background'] | undefined {
  const query = useQuery({
    ...configQuery,
    refetchInterval: ({ state }) => (state.data?.background === 'ready' ? 60_000 : 5000),
  });
  return query.data?.background;
}
