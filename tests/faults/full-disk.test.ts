import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCandidate } from '#contracts/hiring/candidates.ts';
import { uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { aCandidate } from '#tests/helpers/api/builders.ts';
import { openLog, writeLinesTo } from '#launcher/processes/log-file.ts';
import { newestCode, readiness } from '#tests/helpers/api/product.ts';
import { mountSmallDisk } from '#tests/helpers/database/small-disk.ts';
import { until } from '#tests/helpers/until.ts';
import { type StartedAskwell, aDataFolder, startAskwell } from '#tests/start/started-askwell.ts';
import { processOf } from './product-process.ts';
import { aProductUser } from './product-user.ts';

const NEEDS_ROOT = 'mounting a file system of a fixed size needs root';

let data: Awaited<ReturnType<typeof aDataFolder>>;
let disk: ReturnType<typeof mountSmallDisk>;
let askwell: StartedAskwell | undefined;

beforeEach(async () => {
  data = await aDataFolder();
});

afterEach(async () => {
  askwell?.send('SIGTERM');
  await askwell?.ended;
  askwell = undefined;
  disk?.unmount();
  disk = undefined;
  await data.remove();
});

describe('the data disk, full', () => {
  it('writeLinesTo › a full disk that gets space again › drops whole lines, then says how many and goes on', (context) => {
    disk = mountSmallDisk(data.path, '64k');
    if (disk === undefined) context.skip(NEEDS_ROOT);
    const messages: string[] = [];
    const file = join(data.path, 'api.log');
    const log = writeLinesTo(openLog(file), { name: 'The log', onLoss: (line) => messages.push(line) });
    log.write('before');
    // Everything except the page that the log already uses.
    writeFileSync(join(data.path, 'filler'), Buffer.alloc(60 * 1024));
    for (let line = 0; line < 50; line += 1) log.write('x'.repeat(200));
    expect(messages).toEqual(['The log cannot be written (ENOSPC): its lines are dropped until it can.']);

    rmSync(join(data.path, 'filler'));
    log.write('after');
    log.close();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const written = lines.filter((line) => line === 'x'.repeat(200)).length;
    const recovery = `${50 - written} lines of The log were dropped while it could not be written.`;
    expect(messages[1]).toBe(recovery);
    expect(lines.at(0)).toBe('before');
    expect(lines.slice(-2)).toEqual([recovery, 'after']);
  });

  // Regression: the next log line ended `npm start`, and nothing restarted it once there was space.
  it('npm start › the disk is full for a while and a process dies › refuses files first, goes on, says what it dropped, recovers', async (context) => {
    disk = mountSmallDisk(data.path, '500m');
    if (disk === undefined) context.skip(NEEDS_ROOT);
    await chmod(data.path, 0o755);
    askwell = await startAskwell({ dataFolder: data.path });
    const { output, ended } = askwell;
    // As in PUBLIC_URL: the mailbox responds under no other host.
    const url = askwell.url.replace('127.0.0.1', 'localhost');
    await askwell.printed('Background work runs');
    const product = {
      url,
      dataFolder: data.path,
      code: (email: string) => newestCode(url, email),
      stop: async () => void (await ended),
    };
    const user = await aProductUser(product);

    // Nearly full: files must be refused before PostgreSQL, which crashes if it cannot write, runs out of space.
    const filler = join(data.path, 'filler');
    const { bavail, bsize } = statfsSync(data.path);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 200 * 1024 * 1024)));
    const refused = await user.refusal(uploadCandidateCv, { file: { content: '%PDF-1.7 …' } });
    expect([refused.status, refused.code]).toEqual([507, 'hiring.storage_full']);
    await aCandidate(user, { name: 'Before' });

    fill(filler);
    process.kill(await processOf(product, 'worker'), 'SIGKILL');
    await until(() => /cannot be written \(ENOSPC\)|could not be started again/.test(output()), 60_000);

    rmSync(filler);
    await until(async () => (await readiness(url))?.temporal === true, 60_000);
    await until(async () => (await user.outcome(createCandidate, { body: { name: 'After' } })).ok, 30_000);
  });
});

/** Uses up all free space. */
function fill(file: string): void {
  const fd = openSync(file, 'a');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(fd, block);
  } catch {
    closeSync(fd);
  }
}
