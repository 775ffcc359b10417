import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '#tests/helpers/api/product.ts';
import { until } from '#tests/helpers/until.ts';

type PartOfProduct = 'worker' | 'temporal';

/** The current process of a part, from the record that the launcher keeps. */
export async function processOf(product: Product, part: PartOfProduct): Promise<number> {
  const pid = await recordedPid(product, part);
  if (pid === undefined) throw new Error(`${part} does not run`);
  return pid;
}

/** Kills a part as an out-of-memory killer would, and waits until the supervisor has started a new one. */
export async function killAndAwaitNext(product: Product, part: PartOfProduct): Promise<void> {
  const killed = await processOf(product, part);
  process.kill(killed, 'SIGKILL');
  await until(async () => {
    const next = await recordedPid(product, part);
    return next !== undefined && next !== killed;
  }, 30_000);
}

async function recordedPid(product: Product, part: PartOfProduct): Promise<number | undefined> {
  try {
    const record: { pid: number } = JSON.parse(await readFile(join(product.dataFolder, 'run', `${part}.json`), 'utf8'));
    return record.pid;
  } catch {
    return undefined;
  }
}
