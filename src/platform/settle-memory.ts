import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterMs = 10_000;

/**
 * Runs one full garbage collection after startup. Loading the modules fills V8's young generation (64 MiB) and leaves
 * garbage in the old one; V8 reclaims both only when it needs room, which never happens in an idle process. Measured in
 * docs/performance.md; it pauses the process once, for 100 to 450 ms.
 */
export function settleMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc');
    // V8 flags are part of the compile cache's key.
    setFlagsFromString('--no-expose-gc');
    void collect({ execution: 'async', flavor: 'last-resort', type: 'major' });
  }, afterMs).unref();
}
