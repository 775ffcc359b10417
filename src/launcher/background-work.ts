import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureTemporalRole } from '#launcher/postgres/local-database.ts';
import type { LaunchContext } from './launch-context.ts';
import { StartupError } from './startup-error.ts';
import { supervise } from '#launcher/processes/supervise.ts';
import { ensureTemporalBinaries, startTemporalServer } from '#launcher/temporal/temporal-server.ts';
import { startTemporalUi } from '#launcher/temporal/temporal-ui.ts';
import { printLine, withProgressReminder } from './print-line.ts';

export interface BackgroundWorkOptions extends LaunchContext {
  /** Connection URL of the cluster with a role that may create roles. */
  readonly adminUrl: string;
}

/**
 * Waits until background work is running, starting Temporal unless one runs elsewhere. Never rejects: the app is
 * already open, and a failure is printed.
 */
export async function openBackgroundWork(options: BackgroundWorkOptions): Promise<void> {
  const { settings, signal } = options;
  try {
    if (settings.temporalAddress === undefined) {
      printLine('Background work starts as soon as Temporal is ready; what is asked for meanwhile waits.');
      await startTemporal(options);
    }
    await waitForBackgroundWork(`http://${settings.host}:${settings.port}/readyz`, signal);
    printLine('Background work runs. Press Ctrl-C to stop.');
  } catch (error) {
    if (!signal.aborted)
      printLine(error instanceof StartupError ? error.message : `Background work cannot run yet: ${String(error)}`);
  }
}

/** Polls the API, which knows whether Temporal responds; for a Temporal elsewhere that can take any time. */
async function waitForBackgroundWork(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    const state: unknown = await answer?.json().catch(() => undefined);
    if (typeof state === 'object' && state !== null && 'temporal' in state && state.temporal === true) return;
    await delay(300);
  }
}

/**
 * Starts Temporal and its UI while the app is already open; takes minutes the first time on a machine, then a second.
 */
async function startTemporal(options: BackgroundWorkOptions): Promise<void> {
  const { settings, secrets, adminUrl, innerPort, temporalUiHost, signal, started } = options;
  const { dataFolder, publicUrl, temporalNamespace } = settings;
  const logFile = (name: string) => join(dataFolder, 'logs', `${name}.log`);
  const recordFile = (name: string) => join(dataFolder, 'run', `${name}.json`);

  const binaries = await withProgressReminder((onProgress) => ensureTemporalBinaries({ onProgress, signal }));
  const postgres = await ensureTemporalRole(adminUrl, secrets.temporalPassword);
  signal.throwIfAborted();
  const startServer = () =>
    startTemporalServer({
      binaries,
      postgres,
      ports: innerPort,
      logFile: logFile('temporal'),
      recordFile: recordFile('temporal'),
      signal,
    });
  started('temporal', await supervise({ name: 'Temporal', start: startServer, printLine }));
  signal.throwIfAborted();
  const startUi = () =>
    startTemporalUi({
      program: binaries.ui,
      temporalAddress: `127.0.0.1:${innerPort('FRONTEND_GRPC_PORT')}`,
      host: temporalUiHost,
      port: innerPort('temporal-ui'),
      publicUrl,
      namespace: temporalNamespace,
      dir: join(dataFolder, 'temporal-ui'),
      logFile: logFile('temporal-ui'),
      recordFile: recordFile('temporal-ui'),
      signal,
    });
  started('temporal-ui', await supervise({ name: 'The Temporal UI', start: startUi, printLine }));
}
