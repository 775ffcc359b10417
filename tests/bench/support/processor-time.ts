import { readFile, readdir } from 'node:fs/promises';

/** Microseconds of the processor that some work takes of these processes and of this one; Linux only. */
export async function processorTime(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const sum = async () => {
    const each = await Promise.all([process.pid, ...pids].map(timeOf));
    return each.reduce((whole, part) => whole + part, 0);
  };
  const before = await sum();
  await work();
  return (await sum()) - before;
}

async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  // the first figure: nanoseconds on a processor; `stat` has hundredths of a second
  const each = threads.map(async (thread) => {
    const [time] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ');
    return Number(time) / 1000;
  });
  return (await Promise.all(each)).reduce((whole, part) => whole + part, 0);
}
