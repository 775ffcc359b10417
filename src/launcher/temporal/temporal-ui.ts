import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '#launcher/processes/child-process.ts';
import { StartupError } from '#launcher/startup-error.ts';

/** The path under which the app proxies the UI, behind the operator's password. */
export const TEMPORAL_UI_PATH = '/ops/temporal';

const ANSWERS_WITHIN_MS = 20_000;

export interface TemporalUiOptions {
  readonly program: string;
  /** `host:port` of the Temporal server. */
  readonly temporalAddress: string;
  /** The loopback address it listens on. */
  readonly host: string;
  readonly port: number;
  /** The app's URL in the browser: the only origin whose pages may use the UI's API. */
  readonly publicUrl: string;
  readonly namespace: string;
  /** Folder for its configuration file. */
  readonly dir: string;
  readonly logFile: string;
  readonly recordFile?: string;
  readonly signal?: AbortSignal;
}

/** Starts Temporal's web UI on loopback; resolves once it responds. */
export async function startTemporalUi(options: TemporalUiOptions): Promise<RunningProcess> {
  const { host, port, logFile, recordFile, signal } = options;
  await mkdir(join(options.dir, 'config'), { recursive: true });
  await writeFile(join(options.dir, 'config', 'askwell.yaml'), configuration(options));
  signal?.throwIfAborted();
  const ui = await startProcess({
    command: options.program,
    args: ['--root', options.dir, '--config', 'config', '--env', 'askwell', 'start'],
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    output: { file: logFile },
    ...(recordFile !== undefined && { recordFile }),
  });
  let ended = false;
  void ui.exited.then(() => (ended = true));
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  while (!ended && Date.now() < deadline && !signal?.aborted) {
    const answer = await fetch(`http://${host}:${port}${TEMPORAL_UI_PATH}/`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.ok) return ui;
    await delay(50);
  }
  await ui.stop();
  signal?.throwIfAborted();
  throw new StartupError(`The Temporal UI did not start: see the last lines of ${logFile}.`);
}

/** JSON is valid YAML and needs no YAML quoting. */
function configuration({ temporalAddress, host, port, publicUrl, namespace }: TemporalUiOptions): string {
  const settings = {
    host,
    port,
    temporalGrpcAddress: temporalAddress,
    enableUi: true,
    publicPath: TEMPORAL_UI_PATH,
    defaultNamespace: namespace,
    disableNewsFetch: true,
    cors: { allowOrigins: [new URL(publicUrl).origin], cookieInsecure: publicUrl.startsWith('http:') },
    // Operators inspect, cancel, retry and terminate; starting a workflow by hand would bypass the outbox.
    startWorkflowDisabled: true,
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
