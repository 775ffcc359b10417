import { AppConfig } from '#contracts/live.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';

/**
 * The settings of this installation that the SPA needs.
 *
 * @throws OfflineError if there is no response
 */
export async function fetchConfig(): Promise<AppConfig> {
  const answer = await fetch('/config.json').catch((error: unknown) => {
    throw new OfflineError('no answer', { cause: error });
  });
  if (!answer.ok) throw new OfflineError(`config answered ${String(answer.status)}`);
  return AppConfig.parse(await answer.json());
}
