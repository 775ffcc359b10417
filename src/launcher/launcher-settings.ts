import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Environment, isLoopback } from '#platform/config.ts';
import type { ModelSettings } from './check-model.ts';
import { StartupError } from './startup-error.ts';

export interface LauncherSettings {
  readonly root: string;
  /** Database, logs, secrets and everything else that must survive a restart. */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly temporalNamespace: string;
  /** If set, the service runs elsewhere and is not started here. */
  readonly databaseUrl: string | undefined;
  readonly temporalAddress: string | undefined;
  /** Undefined: no model is configured. */
  readonly ai: ModelSettings | undefined;
  /** Reads any setting by name, for those that only a stand-in uses; undefined if it is empty. */
  readonly setting: (name: string) => string | undefined;
  /** Stand-ins show mailed codes and sign in anybody: not allowed in production, nor if others can reach the app. */
  readonly mayStandIn: boolean;
}

const defaultModel = Environment.shape.OPENAI_MODEL.parse(undefined);

/** Reads the environment and the `.env` file next to package.json; the environment takes precedence. */
export function readLauncherSettings(environment: NodeJS.ProcessEnv): LauncherSettings {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty value means "not set", as everywhere else.
  const value = (name: string) => environment[name] || undefined;

  const port = Number(value('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartupError(`PORT must be a number from 1 to 65535, not "${value('PORT')}".`);
  }
  const host = value('HOST') ?? '127.0.0.1';
  const publicUrl = value('PUBLIC_URL') ?? `http://localhost:${port}`;
  const open = openedBy(host, publicUrl);
  if (value('SMTP_URL') === undefined && open !== undefined) {
    throw new StartupError(
      `${open} opens the app to the network, and its sandbox mailbox would show every mailed code there: set SMTP_URL to a mail server.`,
    );
  }
  return {
    root,
    dataFolder: resolve(root, value('ASKWELL_DATA') ?? '.data'),
    host,
    port,
    publicUrl,
    temporalNamespace: value('TEMPORAL_NAMESPACE') ?? 'askwell',
    databaseUrl: value('DATABASE_URL'),
    temporalAddress: value('TEMPORAL_ADDRESS'),
    ai: aiOf(value),
    setting: value,
    mayStandIn: open === undefined && value('NODE_ENV') !== 'production',
  };
}

function aiOf(value: (name: string) => string | undefined): ModelSettings | undefined {
  const apiKey = value('OPENAI_API_KEY');
  const baseUrl = value('OPENAI_BASE_URL');
  const isOff = ['false', '0'].includes(value('AI_ENABLED') ?? 'true');
  if (isOff || (apiKey === undefined && baseUrl === undefined)) return undefined;
  return { apiKey, baseUrl, model: value('OPENAI_MODEL') ?? defaultModel };
}

/** The setting that exposes the app beyond this machine, if any. */
function openedBy(host: string, publicUrl: string): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  // An invalid URL is reported with all other faults when API and worker read their settings.
  if (URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`;
  return undefined;
}
