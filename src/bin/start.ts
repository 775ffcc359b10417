import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readLauncherSettings } from '#launcher/launcher-settings.ts';
import { StartupError } from '#launcher/startup-error.ts';
import { printLine } from '#launcher/print-line.ts';

// Ignores write errors of a closed terminal, so that the processes are still stopped in order.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const bootstrap = Number(process.env['ASKWELL_BOOTSTRAP_PID']);
let stopRequested = false;
const stopRequest = new Promise<void>((resolve) => {
  // Ctrl-C arrives twice, from the terminal and from bootstrap.mjs: the second one is ignored.
  const request = () => {
    if (!stopRequested) printLine('\nStopping …');
    stopRequested = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  if (process.ppid === bootstrap) setInterval(() => process.ppid === bootstrap || request(), 1_000).unref();
});

// As in api and worker (services.ts); large modules are therefore imported after this line.
enableCompileCache(fileURLToPath(new URL('../../.data/compile-cache', import.meta.url)));

let exitCode = 0;
try {
  const { launchAskwell } = await import('#launcher/launch-askwell.ts');
  const askwell = launchAskwell(readLauncherSettings(process.env));
  try {
    await Promise.race([askwell.opened, stopRequest]);
    await stopRequest;
  } finally {
    await askwell.stop();
  }
  printLine('Stopped.');
} catch (error) {
  if (!stopRequested) {
    exitCode = 1;
    console.error(error instanceof StartupError ? error.message : error);
  }
}
process.exit(exitCode);
