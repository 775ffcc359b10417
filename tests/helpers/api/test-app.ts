import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { buildApp } from '#app.ts';
import { type Deps, closeDeps } from '#deps.ts';
import { type Modules, createModules } from '#modules.ts';
import { createCaptcha } from '#platform/captcha/turnstile-captcha.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { createDb } from '#platform/db/client.ts';
import { createListener } from '#platform/live/listener.ts';
import { createLogger } from '#platform/logger.ts';
import { subscribe } from '#platform/outbox/consumer.ts';
import { createTemporal } from '#platform/temporal/client.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';
import { holdToContracts } from './hold-to-contracts.ts';

export interface TestApp {
  readonly http: Awaited<ReturnType<typeof buildApp>>;
  readonly modules: Modules;
  readonly deps: Deps;
  readonly config: Config;
  /** the test's own clock: for in-process time only, SQL uses the database's */
  readonly clock: { now(): Date; set(now: Date | undefined): void };
  close(): Promise<void>;
}

/**
 * The product's HTTP side on its own database. The tenant pool has one connection, so that a call on the wrong handle
 * inside a transaction shows as a timeout instead of a lost rollback.
 */
export async function startTestApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  const databaseUrl = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    JWT_KEY: randomBytes(32).toString('base64'),
    PEPPER: randomBytes(32).toString('base64'),
    PASSWORD_HASH: 'small',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    // Nothing listens there: work for Temporal waits in the outbox.
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    ...overrides,
  });
  const clock = movableClock();
  const logger = createLogger(config.LOG_LEVEL, 'test');
  const deps: Deps = {
    config,
    clock,
    logger,
    db: createDb({ connectionString: databaseUrl, max: Number(overrides['DATABASE_POOL'] ?? 1), systemMax: 2 }),
    listener: createListener(databaseUrl, logger),
    temporal: createTemporal(config),
    captcha: createCaptcha(config, logger),
  };
  const modules = createModules(deps);
  const http = await buildApp(deps, modules);
  await subscribe(deps.db, modules.consumers);
  await http.ready();
  holdToContracts(http);
  return {
    http,
    modules,
    deps,
    config,
    clock,
    close: async () => {
      await http.close();
      await closeDeps(deps);
    },
  };
}

function movableClock() {
  let fixed: Date | undefined;
  return {
    now: () => fixed ?? new Date(),
    set: (now: Date | undefined) => {
      fixed = now;
    },
  };
}
