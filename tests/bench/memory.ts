import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { type Paired, quantile } from '#tests/bench/support/paired.ts';

const samples = 10;
/** Time to release what startup leaves behind (compiled code, module caches). */
const settleMs = 15_000;

/**
 * G14: memory of api, worker and database at idle, compared with two bare node processes and a fresh database. Like PSS
 * on a machine where nothing else runs: memory shared within one side counts once, and memory shared with unrelated
 * processes (above all node itself) is not divided by their number.
 */
export async function idleMemory(temporalAddress: string): Promise<Paired> {
  const bare = await bareProcesses();
  // Temporal uses a separate database: its connections are not the product's.
  const product = await startProduct({
    env: { TEMPORAL_ADDRESS: temporalAddress, TEMPORAL_NAMESPACE: 'bench-memory' },
  });
  try {
    await sleep(settleMs);
    const own = await Promise.all(['api', 'worker'].map((name) => recordedPid(product.dataFolder, name)));
    const database = await postmasterOf(join(product.dataFolder, 'postgres', 'cluster'));
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      ours.push(await memoryOf([...own, database]));
      baseline.push(await memoryOf(bare.pids));
      await sleep(1_000);
    }
    const ratios = ours.map((value, index) => value / (baseline[index] ?? Number.NaN));
    return {
      goal: 'G14 idle memory',
      ours: megabytes(quantile(ours, 0.5)),
      baseline: megabytes(quantile(baseline, 0.5)),
      median: quantile(ratios, 0.5),
      quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      atMost: 2.4,
      note: 'api + worker + database, without Temporal; baseline node ×2 + fresh database',
    };
  } finally {
    await product.stop();
    await bare.stop();
  }
}

async function bareProcesses(): Promise<{ pids: readonly number[]; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dir: folder, durable: true });
  const nodes = [1, 2].map(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }));
  return {
    pids: [...nodes.map(({ pid }) => pid ?? 0), await postmasterOf(postgres.dataDir)],
    stop: async () => {
      for (const node of nodes) node.kill();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function recordedPid(dataFolder: string, name: string): Promise<number> {
  const record: { pid: number } = JSON.parse(await readFile(join(dataFolder, 'run', `${name}.json`), 'utf8'));
  return record.pid;
}

async function postmasterOf(cluster: string): Promise<number> {
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Bytes of these processes and all their descendants. */
async function memoryOf(roots: readonly number[]): Promise<number> {
  const parents = await parentsByPid();
  const belongs = (pid: number): boolean => roots.includes(pid) || belongsTo(parents.get(pid));
  const belongsTo = (pid: number | undefined): boolean => pid !== undefined && pid > 1 && belongs(pid);
  const mappings = (await Promise.all([...parents.keys()].filter(belongs).map(mappingsOf))).flat();
  const shared = new Map<string, number>();
  for (const { name, sharedKb } of mappings) shared.set(name, Math.max(shared.get(name) ?? 0, sharedKb));
  const kilobytes =
    mappings.reduce((sum, { privateKb }) => sum + privateKb, 0) + [...shared.values()].reduce((sum, kb) => sum + kb, 0);
  return kilobytes * 1024;
}

async function parentsByPid(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const rows = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The second field is a name in parentheses that may contain anything.
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)];
    }),
  );
  return new Map(rows);
}

interface Mapping {
  /** equal for two processes that map the same memory: a part of a file, or memory inherited through fork */
  readonly name: string;
  readonly privateKb: number;
  readonly sharedKb: number;
}

async function mappingsOf(pid: number): Promise<Mapping[]> {
  const smaps = await readFile(`/proc/${pid}/smaps`, 'utf8').catch(() => '');
  // A mapping starts with its address range: `7f00-7f80 r-xp 00001000 08:01 42 /usr/bin/node`.
  return smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).map((text) => {
    const [range = '', , offset = '', , , file] = text.slice(0, text.indexOf('\n')).split(/ +/);
    const kb = (field: string) => Number(new RegExp(`^${field}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0);
    return {
      name: file?.startsWith('/') === true ? `${file} ${offset}` : range,
      privateKb: kb('Private_Clean') + kb('Private_Dirty'),
      sharedKb: kb('Shared_Clean') + kb('Shared_Dirty'),
    };
  });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MiB`;
}
