import type { Clock } from '#platform/clock.ts';
import { systemClock } from '#platform/clock.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { createCaptcha } from '#platform/captcha/turnstile-captcha.ts';
import type { Config } from '#platform/config.ts';
import { type Db, createDb } from '#platform/db/client.ts';
import { type Listener, createListener } from '#platform/live/listener.ts';
import { type Logger, createLogger } from '#platform/logger.ts';
import { type Temporal, createTemporal } from '#platform/temporal/client.ts';

/** Shared dependencies of the web and worker processes; each module uses the parts it needs. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly db: Db;
  readonly listener: Listener;
  readonly temporal: Temporal;
  readonly captcha: Captcha;
}

export function createDeps(config: Config, name: 'api' | 'worker'): Deps {
  const logger = createLogger(config.LOG_LEVEL, name);
  return {
    config,
    clock: systemClock,
    logger,
    db: createDb({
      connectionString: config.DATABASE_URL,
      max: config.DATABASE_POOL,
      ...(config.DATABASE_SYSTEM_URL !== undefined && { systemConnectionString: config.DATABASE_SYSTEM_URL }),
    }),
    listener: createListener(config.DATABASE_URL, logger),
    temporal: createTemporal(config),
    captcha: createCaptcha(config, logger),
  };
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.listener.close();
  await deps.temporal.close();
  await deps.db.destroy();
}
