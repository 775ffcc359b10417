import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type NodeService, startNodeService } from '#launcher/processes/node-service.ts';
import type { LaunchContext } from './launch-context.ts';
import { StartupError } from './startup-error.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { printLine } from './print-line.ts';

const API_ANSWERS_WITHIN_MS = 60_000;

export interface ServiceRun {
  readonly context: LaunchContext;
  readonly databaseUrl: string;
  /** If app_system has its own login. */
  readonly databaseSystemUrl?: string;
  /** Undefined if the database runs elsewhere. */
  readonly databaseFolder: string | undefined;
  readonly webDist: string;
  /** Empty if no stand-in runs. */
  readonly sandboxSettings: Readonly<Record<string, string>>;
}

/** Starts the API; resolves once it responds. */
export async function startApi(run: ServiceRun): Promise<NodeService> {
  checkSettings(run);
  const { settings, signal } = run.context;
  const api = await startService(run, 'api', 5_000);
  let ended: string | undefined;
  void api.exited.then((end) => (ended = end));
  const deadline = Date.now() + API_ANSWERS_WITHIN_MS;
  while (ended === undefined && Date.now() < deadline && !signal.aborted) {
    const url = `http://${settings.host}:${settings.port}/healthz`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (answer?.ok) return api;
    await delay(20);
  }
  await api.stop();
  signal.throwIfAborted();
  const reason = ended === undefined ? 'did not answer in a minute' : `ended with ${ended}`;
  throw new StartupError(`The API ${reason}:\n${api.lastLines().join('\n')}`);
}

/** Starts the worker. It waits for database and Temporal on its own. */
export function startWorker(run: ServiceRun): Promise<NodeService> {
  // Longer than the API's: an activity that finishes in time does not have to be repeated.
  return startService(run, 'worker', 8_000);
}

function startService(run: ServiceRun, name: 'api' | 'worker', stopWithinMs: number): Promise<NodeService> {
  const { root, dataFolder } = run.context.settings;
  return startNodeService({
    name,
    file: `src/bin/${name}.ts`,
    root,
    env: environmentFor(run),
    logFile: join(dataFolder, 'logs', `${name}.log`),
    recordFile: join(dataFolder, 'run', `${name}.json`),
    stopWithinMs,
    printLine,
  });
}

/** Reported here in a sentence, instead of at the end of a process's log. */
function checkSettings(run: ServiceRun): void {
  try {
    readConfig(environmentFor(run));
  } catch (error) {
    throw error instanceof ConfigError ? new StartupError(error.message, { cause: error }) : error;
  }
}

/** The environment of api and worker; variables that are already set take precedence. */
function environmentFor({
  context,
  databaseUrl,
  databaseSystemUrl,
  databaseFolder,
  webDist,
  sandboxSettings,
}: ServiceRun): NodeJS.ProcessEnv {
  const { settings, secrets, innerPort, temporalUiHost } = context;
  const loopback = (port: number) => `127.0.0.1:${port}`;
  return {
    NODE_ENV: 'development',
    // Caches stripped types and compiled code across starts.
    NODE_COMPILE_CACHE: join(settings.root, '.data', 'compile-cache'),
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: databaseUrl,
    ...(databaseSystemUrl !== undefined && { DATABASE_SYSTEM_URL: databaseSystemUrl }),
    ...(databaseFolder !== undefined && { DATABASE_FOLDER: databaseFolder }),
    TEMPORAL_ADDRESS: loopback(innerPort('FRONTEND_GRPC_PORT')),
    TEMPORAL_NAMESPACE: settings.temporalNamespace,
    JWT_KEY: secrets.jwtKey,
    PEPPER: secrets.pepper,
    OPERATOR_PASSWORD: secrets.operatorPassword,
    WEB_DIST: webDist,
    ...(settings.temporalAddress === undefined && {
      TEMPORAL_UI_URL: `http://${temporalUiHost}:${innerPort('temporal-ui')}`,
    }),
    ...sandboxSettings,
    // An empty value means "not set".
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  };
}
