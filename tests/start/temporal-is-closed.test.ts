import { readFile, readdir, readlink } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { networkInterfaces } from 'node:os';
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

  // Regression: its HTTP port accepted any Host and Origin without a password, so any web page in a browser here could
  // use it.
  it('temporal › each port it listens on, asked by HTTP › answers nothing', async () => {
    const { pid }: { pid: number } = JSON.parse(await readFile(join(data.path, 'run', 'temporal.json'), 'utf8'));
    const ports = (await listeningAddresses(pid)).map(({ port }) => port);
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

  // Regression: it listened on 127.0.0.1 and accepted any Host, so a page using DNS rebinding could use its API.
  it('temporal-ui › its port asked by a rebound page, wherever such a page can guess › answers nothing', async () => {
    const { pid }: { pid: number } = JSON.parse(await readFile(join(data.path, 'run', 'temporal-ui.json'), 'utf8'));
    const listening = await listeningAddresses(pid);
    expect(listening).toHaveLength(1);
    const [{ host, port } = { host: '', port: 0 }] = listening;
    expect(host).toMatch(/^127\./);
    // It does respond on the right address; otherwise the test would prove nothing.
    expect(await askRebound(host, port)).toBe(200);

    const known = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
    const guesses = ['127.0.0.1', '127.0.1.1', '127.1.1.1', '0.0.0.0', '::1', ...known];
    const answered = await Promise.all(guesses.map((guess) => askRebound(guess, port)));
    expect(answered.filter((status) => status !== undefined)).toEqual([]);
  });

  // The UI's own CSRF check backs up ours: it was skipped because of an Authorization header that we forwarded.
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

interface Address {
  readonly host: string;
  readonly port: number;
}

async function listeningAddresses(pid: number): Promise<Address[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  const sockets = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  const tables = await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/net/${table}`, 'utf8')));
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === '0A' && sockets.has(inode))
    .map(([, address = '']) => {
      const [host = '', port = ''] = address.split(':');
      return { host: hostOf(host), port: Number.parseInt(port, 16) };
    });
}

/** Decodes an IPv4 address in the kernel's byte order; an IPv6 address stays as it is. */
function hostOf(hex: string): string {
  return hex.length === 8 ? [...Buffer.from(hex, 'hex')].toReversed().join('.') : hex;
}

/** The status that a web page gets through DNS rebinding to this address, if anything responds. */
function askRebound(host: string, port: number): Promise<number | undefined> {
  const name = `rebound.example:${port}`;
  return new Promise((resolve) => {
    get({ host, port, path: '/ops/temporal/', headers: { host: name, origin: `http://${name}` }, timeout: 2_000 })
      .on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('timeout', function (this: ClientRequest) {
        this.destroy();
      })
      .on('error', () => resolve(undefined));
  });
}
