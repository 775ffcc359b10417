import { readFile, readdir } from 'node:fs/promises';

/**
 * Microseconds of the processor that some work takes of these processes and of this one; Linux only. One that ends
 * meanwhile, as an idle connection's of a database does, is left out.
 */
export async function processorTime(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const all = [process.pid, ...pids];
  const before = await Promise.all(all.map(timeOf));
  await work();
  const after = await Promise.all(all.map(timeOf));
  return after.reduce<number>((sum, time, at) => sum + Math.max(0, (time ?? 0) - (before[at] ?? time ?? 0)), 0);
}

/** Undefined of a process that is not there. */
async function timeOf(pid: number): Promise<number | undefined> {
  try {
    const threads = await readdir(`/proc/${pid}/task`);
    // the first figure: nanoseconds on a processor; `stat` has hundredths of a second
    const each = threads.map(async (thread) => {
      const [time] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ');
      return Number(time) / 1000;
    });
    return (await Promise.all(each)).reduce((whole, part) => whole + part, 0);
  } catch {
    return undefined;
  }
}
