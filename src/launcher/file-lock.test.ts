import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryLock } from './file-lock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'askwell-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('tryLock', () => {
  it('tryLock › held by a living process › answers who holds it and what it says', async () => {
    const first = await tryLock(file, 'http://localhost:3000');
    expect(first.kind).toBe('taken');
    expect(await tryLock(file)).toEqual({ kind: 'busy', holder: { pid: process.pid, note: 'http://localhost:3000' } });
  });

  it('tryLock › released › is free again and leaves no file', async () => {
    const first = await tryLock(file);
    if (first.kind === 'taken') await first.release();
    expect(await readdir(folder)).toEqual([]);
    expect((await tryLock(file)).kind).toBe('taken');
  });

  it('tryLock › the holder is dead or its number belongs to another process › takes it', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    await writeFile(file, JSON.stringify({ pid: dead.pid, identity: 'boot/1', note: '' }));
    const afterDeath = await tryLock(file);
    expect(afterDeath.kind).toBe('taken');
    if (afterDeath.kind === 'taken') await afterDeath.release();

    await writeFile(file, JSON.stringify({ pid: process.pid, identity: 'another boot/1', note: '' }));
    expect((await tryLock(file)).kind).toBe('taken');
  });

  it('tryLock › twenty at once over a stale lock › exactly one takes it', async () => {
    await writeFile(file, 'half a lo');
    const results = await Promise.all(Array.from({ length: 20 }, () => tryLock(file)));
    expect(results.filter((result) => result.kind === 'taken')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });
});
