import { readFile, readdir } from 'node:fs/promises';

/**
 * Microseconds of CPU time that some work takes in these processes and in this one; Linux only. Processes that end
 * meanwhile, such as that of an idle database connection, are left out.
 */
export async function processorTime(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const all = [process.pid, ...pids];
  const before = await Promise.all(all.map(timeOf));
  await work();
  const after = await Promise.all(all.map(timeOf));
  return after.reduce<number>((sum, time, at) => sum + Math.max(0, (time ?? 0) - (before[at] ?? time ?? 0)), 0);
}

/** Undefined if the process does not exist. */
async function timeOf(pid: number): Promise<number | undefined> {
  try {
    const threads = await readdir(`/proc/${pid}/task`);
    // the first figure: nanoseconds of CPU time; `stat` only has hundredths of a second
    const each = threads.map(async (thread) => {
      const [time] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ');
      return Number(time) / 1000;
    });
    return (await Promise.all(each)).reduce((whole, part) => whole + part, 0);
  } catch {
    return undefined;
  }
}
