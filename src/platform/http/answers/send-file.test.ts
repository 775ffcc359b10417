import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { handleErrors } from './error-handler.ts';
import { type StoredFile, sendFile } from './send-file.ts';

let http: FastifyInstance;
const clients: Socket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await http.close();
});

/** Polls until the condition holds. */
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 15_000, interval: 20 });

async function serve(file: StoredFile, options: { stallMs?: number } = {}): Promise<void> {
  http = Fastify({ forceCloseConnections: true });
  handleErrors(http);
  http.get('/:user', (request, reply) => {
    const { user } = request.params as { user: string };
    return sendFile(request, reply, user, file, options);
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
}

/** Requests the file and reads nothing of the response. */
function ask(user: string): Socket {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listening on a port, it is no path
  const client = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write(`GET /${user} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  clients.push(client);
  return client;
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    http.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

function aFile(size: number): StoredFile & { taken: number } {
  const file = {
    size,
    headers: { 'content-type': 'application/pdf' },
    taken: 0,
    read: async (offset: number, length: number) => {
      const slice = Buffer.alloc(Math.min(length, size - offset), offset % 251);
      file.taken += slice.length;
      return slice;
    },
  };
  return file;
}

const mebibyte = 1024 * 1024;

describe('sendFile', () => {
  it('a file of several slices › taken by its reader › arrives whole', async () => {
    const file = aFile(3 * mebibyte + 17);
    await serve(file);
    const answer = await http.inject('/reader');
    const whole = await file.read(0, file.size);
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(file.size)]);
    expect(answer.rawPayload.length).toBe(whole.length);
  });

  it('a reader that takes nothing › of a large file › makes the server read no more than the socket holds', async () => {
    const file = aFile(256 * mebibyte);
    await serve(file);
    ask('slow').pause();
    let before = -1;
    await until(async () => {
      const still = file.taken > 0 && file.taken === before;
      before = file.taken;
      return still;
    });
    expect(file.taken).toBeLessThan(64 * mebibyte);
  });

  it('a reader that takes nothing › for too long › is cut off, and its place is free again', async () => {
    const file = aFile(256 * mebibyte);
    await serve(file, { stallMs: 50 });
    for (let round = 0; round < 3; round++) {
      const before = file.taken;
      ask('slow').pause();
      await until(() => file.taken > before);
      await until(async () => (await connections()) === 0);
    }
  });

  it('a third download of one user, and a twenty-first of all › are refused with Retry-After', async () => {
    const file = aFile(256 * mebibyte);
    await serve(file);
    const started = async (count: number) => until(async () => file.taken >= count * mebibyte);
    ask('a').pause();
    ask('a').pause();
    await started(2);
    await until(async () => (await http.inject('/a').then((answer) => answer.statusCode)) === 429);
    for (let user = 0; user < 9; user++) {
      ask(`user-${user}`).pause();
      ask(`user-${user}`).pause();
    }
    const refused = async () => {
      const client = ask('another');
      const [head] = await once(client, 'data');
      client.destroy();
      return String(head);
    };
    await until(async () => (await refused()).startsWith('HTTP/1.1 429'));
    expect(await refused()).toMatch(/retry-after: 5/i);
  });
});
