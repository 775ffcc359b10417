import { isMainThread } from 'node:worker_threads';

// Loaded before api and worker by `npm start`: their stdin is a pipe from it, which ends when it does, also by kill -9.
// Threads load it too, and theirs ends at once: Temporal runs workflows in some.
if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
}
