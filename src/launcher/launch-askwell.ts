import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import { type Addresses, addressesTable } from './addresses-table.ts';
import { checkModel } from './check-model.ts';
import { openBackgroundWork } from './background-work.ts';
import {
  type ProcessUrls,
  checkDatabase,
  openProcessRoles,
  postgresFolder,
  startLocalDatabase,
} from '#launcher/postgres/local-database.ts';
import { stopOrphanedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { tryLock } from './file-lock.ts';
import { INNER_PORTS, type LaunchContext, type PartName, STOP_ORDER, type Stoppable } from './launch-context.ts';
import { loadPorts, requirePort, unguessableLoopback } from './ports.ts';
import { stopRecordedProcess } from '#launcher/processes/child-process.ts';
import { loadSecrets } from './secrets.ts';
import { startApi, startWorker } from './services.ts';
import type { LauncherSettings } from './launcher-settings.ts';
import { StartupError, explainingPathErrors } from './startup-error.ts';
import { supervise } from '#launcher/processes/supervise.ts';
import { printLine, withProgressReminder } from './print-line.ts';
import { ensureWebBuild } from './web-build.ts';

export interface Askwell {
  /** Settles when the app is open; background work may still be starting. */
  readonly opened: Promise<void>;
  /** Stops every process of this launch, in order. Can be called at any time, even during the launch. */
  stop(): Promise<void>;
}

/** Starts everything on one machine. The app opens as soon as database, pages and API are ready. */
export function launchAskwell(settings: LauncherSettings): Askwell {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parts = new Map<PartName, Stoppable>();
  let release: () => Promise<void> = () => Promise.resolve();
  let background: Promise<void> = Promise.resolve();

  const open = async () => {
    release = await lockDataFolder(settings);
    await stopLeftovers(settings.dataFolder);
    await requirePort(settings.port, settings.host);
    const context: LaunchContext = {
      settings,
      secrets: await loadSecrets(settings.dataFolder),
      innerPort: await loadPorts(join(settings.dataFolder, 'ports.json'), INNER_PORTS),
      temporalUiHost: await unguessableLoopback(),
      signal,
      started: (name, part) => parts.set(name, part),
    };
    const { adminUrl } = await openApp(context);
    background = openBackgroundWork({ ...context, adminUrl });
  };
  const opened = open();
  return {
    opened,
    stop: async () => {
      stopping.abort();
      await opened.catch(() => undefined);
      await background;
      for (const name of STOP_ORDER) await parts.get(name)?.stop();
      await release();
    },
  };
}

async function openApp(context: LaunchContext): Promise<{ adminUrl: string }> {
  const { settings, secrets, signal, started } = context;
  const model = settings.ai === undefined ? undefined : checkModel(settings.ai);
  const pages = withProgressReminder((onProgress) => ensureWebBuild({ root: settings.root, onProgress, signal }));
  // Awaited below; an earlier failure must not crash the process as an unhandled rejection.
  pages.catch(() => undefined);

  const database = await openDatabase(context);
  await migrate(database.url);
  const processUrls = await database.openProcessRoles();
  const sandbox = settings.mayStandIn ? await openSandbox(context) : noSandbox;
  const webDist = await pages;
  signal.throwIfAborted();

  const databaseFolder = database.dataDir;
  const run = { context, ...processUrls, databaseFolder, webDist, sandboxSettings: sandbox.settings };
  started('api', await supervise({ name: 'The API', start: () => startApi(run), printLine }));
  const generated = process.env['OPERATOR_PASSWORD'] ? undefined : secrets.operatorPassword;
  const { standIns } = sandbox;
  const table = { settings, standIns, databaseFolder, generatedOperatorPassword: generated, model: await model };
  printLine(addressesTable(table));
  signal.throwIfAborted();
  started('worker', await supervise({ name: 'The worker', start: () => startWorker(run), printLine }));
  return database;
}

interface OpenDatabase {
  readonly url: string;
  readonly adminUrl: string;
  /** Undefined if the database runs elsewhere. */
  readonly dataDir?: string;
  /** Call after the migrations: returns how API and worker connect. */
  openProcessRoles(): Promise<ProcessUrls>;
}

async function openDatabase(context: LaunchContext): Promise<OpenDatabase> {
  const { settings, secrets, innerPort, signal, started } = context;
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl !== undefined) {
    await checkDatabase(databaseUrl);
    return {
      url: databaseUrl,
      adminUrl: databaseUrl,
      openProcessRoles: () => Promise.resolve({ databaseUrl }),
    };
  }
  const start = () => startLocalDatabase({ dataFolder, port: innerPort('postgres'), secrets, signal });
  const database = await supervise({ name: 'The database', start, printLine });
  started('database', database);
  return { ...database.first, openProcessRoles: () => openProcessRoles(database.first, secrets) };
}

interface OpenSandbox {
  readonly standIns: Addresses['standIns'];
  /** Settings that make API and worker use the sandbox. */
  readonly settings: Readonly<Record<string, string>>;
}

const noSandbox: OpenSandbox = { standIns: [], settings: {} };

async function openSandbox({ settings, innerPort, started }: LaunchContext): Promise<OpenSandbox> {
  // Imported only if allowed: production machines never load a stand-in.
  const { standInsFor } = await import('#sandbox/stand-ins.ts');
  const standIns = standInsFor(settings.setting);
  if (standIns.length === 0) return noSandbox;
  const { startSandbox } = await import('#sandbox/start-sandbox.ts');
  const sandbox = await startSandbox({ standIns, publicUrl: settings.publicUrl, port: innerPort('sandbox') });
  started('sandbox', sandbox);
  return { standIns, settings: sandbox.settings };
}

async function lockDataFolder({ dataFolder, publicUrl }: LauncherSettings): Promise<() => Promise<void>> {
  await explainingPathErrors(dataFolder, () => mkdir(dataFolder, { recursive: true }));
  const lock = await tryLock(join(dataFolder, 'run', 'askwell.lock'), publicUrl);
  if (lock.kind === 'taken') return lock.release;
  throw new StartupError(
    `Askwell already runs with this data folder: ${lock.holder.note} (process ${lock.holder.pid}); for a second one set ASKWELL_DATA and PORT.`,
  );
}

/** Processes left over from a killed launch would occupy our ports and write to our database. */
async function stopLeftovers(dataFolder: string): Promise<void> {
  for (const name of ['worker', 'api', 'temporal-ui', 'temporal']) {
    await stopRecordedProcess(join(dataFolder, 'run', `${name}.json`));
  }
  await stopOrphanedPostgres(postgresFolder(dataFolder));
}
