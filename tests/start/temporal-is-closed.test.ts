import { readFile, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedAskwell, aDataFolder, startAskwell } from './started-askwell.ts';

let data: Awaited<ReturnType<typeof aDataFolder>>;
let askwell: StartedAskwell;
let operator: { authorization: string };

describe.skipIf(process.platform !== 'linux')('Temporal of npm start', () => {
  beforeAll(async () => {
    data = await aDataFolder();
    askwell = await startAskwell({ dataFolder: data.path });
    await askwell.printed('Background work runs');
    const { operatorPassword }: { operatorPassword: string } = JSON.parse(
      await readFile(join(data.path, 'secrets.json'), 'utf8'),
    );
    operator = { authorization: `Basic ${Buffer.from(`operator:${operatorPassword}`).toString('base64')}` };
  });

  afterAll(async () => {
    askwell.send('SIGTERM');
    await askwell.ended;
    await data.remove();
  });

  // Seen: its HTTP port answered any Host and Origin without a password, so any page of any browser here could use it.
  it('temporal › each port it listens on, asked by HTTP › answers nothing', async () => {
    const { pid }: { pid: number } = JSON.parse(await readFile(join(data.path, 'run', 'temporal.json'), 'utf8'));
    const ports = await listeningPorts(pid);
    expect(ports.length).toBeGreaterThan(3);
    const answered = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/api/v1/namespaces`, { signal: AbortSignal.timeout(2_000) }).then(
          () => [port],
          () => [],
        ),
      ),
    );
    expect(answered.flat()).toEqual([]);
  });

  // The UI's own check stands behind ours: with an Authorization header, which we passed on, it was left out.
  it('temporal-ui › an order without the token of its page › is refused by the UI itself', async () => {
    const page = `${askwell.url}/ops/temporal/`;
    const order = `${page}api/v1/namespaces/askwell/workflows/none/terminate`;
    const opened = await fetch(`${page}api/v1/settings`, { headers: operator });
    expect(opened.status).toBe(200);
    const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const token = cookies.find((cookie) => cookie?.startsWith('_csrf='))?.slice('_csrf='.length);
    const send = (headers: Record<string, string>) =>
      fetch(order, { method: 'POST', headers: { ...operator, cookie: cookies.join('; '), ...headers }, body: '{}' });

    expect((await send({})).status).toBe(400);
    expect((await send({ 'x-csrf-token': token ?? '' })).status).toBe(404);
  });
});

async function listeningPorts(pid: number): Promise<number[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  const sockets = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  const tables = await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/net/${table}`, 'utf8')));
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === '0A' && sockets.has(inode))
    .map(([, address = '']) => Number.parseInt(address.split(':')[1] ?? '', 16));
}
