import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterMs = 10_000;

/**
 * One full collection when the start is over. Loading the modules fills V8's young generation (64 MiB) and leaves
 * garbage in the old one; V8 takes both back when it needs room, which a process that waits for work never does.
 * Measured in docs/performance.md; it stops the process once, for 100 to 450 ms.
 */
export function settleMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc');
    // Flags are part of the key of compiled code on disk.
    setFlagsFromString('--no-expose-gc');
    void collect({ execution: 'async', flavor: 'last-resort', type: 'major' });
  }, afterMs).unref();
}
