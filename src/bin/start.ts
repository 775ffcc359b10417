import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readStartSettings } from '#launcher/settings.ts';
import { StartProblem } from '#launcher/startup-error.ts';
import { say } from '#launcher/terminal.ts';

// A closed terminal must not keep the processes from being stopped in order.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const bootstrap = Number(process.env['ASKWELL_BOOTSTRAP_PID']);
let stopRequested = false;
const stopRequest = new Promise<void>((resolve) => {
  // A Ctrl-C arrives twice, from the terminal and from bootstrap.mjs: the second one changes nothing.
  const request = () => {
    if (!stopRequested) say('\nStopping …');
    stopRequested = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  if (process.ppid === bootstrap) setInterval(() => process.ppid === bootstrap || request(), 1_000).unref();
});

// As api and worker do (services.ts); so what is large is imported after this line.
enableCompileCache(fileURLToPath(new URL('../../.data/compile-cache', import.meta.url)));

let exitCode = 0;
try {
  const { launchAskwell } = await import('#launcher/launch-askwell.ts');
  const askwell = launchAskwell(readStartSettings(process.env));
  try {
    await Promise.race([askwell.opened, stopRequest]);
    await stopRequest;
  } finally {
    await askwell.stop();
  }
  say('Stopped.');
} catch (error) {
  if (!stopRequested) {
    exitCode = 1;
    console.error(error instanceof StartProblem ? error.message : error);
  }
}
process.exit(exitCode);
