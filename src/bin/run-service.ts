import { pathToFileURL } from 'node:url';

// Runs api or worker (its path is the argument) for `npm start`: their stdin is a pipe from it, which ends when it does,
// also by kill -9. Not a preload: every thread would load it too, TypeScript compiler and all.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();

await import(pathToFileURL(process.argv[2] ?? '').href);
