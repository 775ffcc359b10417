import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts, loadPorts, requirePort } from './ports.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'askwell-ports-'));
  file = join(folder, 'ports.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function listening<T>(port: number, work: () => Promise<T>): Promise<T> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('ports', () => {
  it('freePorts › many › all different and storable in a smallint', async () => {
    const ports = await freePorts(50);
    expect(new Set(ports).size).toBe(50);
    expect(Math.max(...ports)).toBeLessThanOrEqual(32_767);
  });

  it('loadPorts › at the next start › gives the same ports, also of a broken file', async () => {
    const first = await loadPorts(file, ['a', 'b']);
    const second = await loadPorts(file, ['b', 'a']);
    expect([second('a'), second('b')]).toEqual([first('a'), first('b')]);
    await writeFile(file, '{');
    expect((await loadPorts(file, ['a']))('a')).toBeGreaterThan(0);
  });

  it('loadPorts › another program listens on one › changes that one only and remembers it', async () => {
    const first = await loadPorts(file, ['a', 'b']);
    await listening(first('a'), async () => {
      const second = await loadPorts(file, ['a', 'b']);
      expect(second('a')).not.toBe(first('a'));
      expect(second('b')).toBe(first('b'));
      expect((await loadPorts(file, ['a']))('a')).toBe(second('a'));
    });
  });

  it('requirePort › taken › rejects with the next port as advice', async () => {
    const [port = 0] = await freePorts(1);
    await expect(listening(port, () => requirePort(port, '127.0.0.1'))).rejects.toThrow(
      `Port ${port} is in use by another program: stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    await expect(requirePort(port, '127.0.0.1')).resolves.toBeUndefined();
  });
});
