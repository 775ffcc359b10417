import { pathToFileURL } from 'node:url';

// Runs api or worker (its path is the argument) for `npm start`. Stdin is a pipe from `npm start`, which closes when
// that ends, even by kill -9. Not a preload module: every thread would load it too, with the TypeScript compiler.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();

await import(pathToFileURL(process.argv[2] ?? '').href);
