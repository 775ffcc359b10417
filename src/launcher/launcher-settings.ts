import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopback } from '#platform/config.ts';
import { StartupError } from './startup-error.ts';

export interface LauncherSettings {
  readonly root: string;
  /** Database, logs, secrets and whatever else must be there at the next start. */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly temporalNamespace: string;
  /** What runs elsewhere is not started here. */
  readonly databaseUrl: string | undefined;
  readonly temporalAddress: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly hasAi: boolean;
}

/** Reads the environment, and a `.env` file beside package.json, whose values the environment overrides. */
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
  const smtpUrl = value('SMTP_URL');
  if (smtpUrl === undefined && !isLoopback(host)) {
    throw new StartupError(
      `HOST=${host} opens the app to the network, and its sandbox mailbox would show every mailed code there: set SMTP_URL to a mail server.`,
    );
  }
  return {
    root,
    dataFolder: resolve(root, value('ASKWELL_DATA') ?? '.data'),
    host,
    port,
    publicUrl: value('PUBLIC_URL') ?? `http://localhost:${port}`,
    temporalNamespace: value('TEMPORAL_NAMESPACE') ?? 'askwell',
    databaseUrl: value('DATABASE_URL'),
    temporalAddress: value('TEMPORAL_ADDRESS'),
    smtpUrl,
    hasAi: (value('OPENAI_API_KEY') ?? value('OPENAI_BASE_URL')) !== undefined,
  };
}
