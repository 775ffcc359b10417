import { once } from 'node:events';
import { type AddressInfo, Socket, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { type EventStream, sendEvents } from './sse.ts';

let http: FastifyInstance;
let client: Socket;

afterEach(async () => {
  client.destroy();
  await http.close();
});

/** A server with one stream, and a client that has requested it. */
async function aStream(
  source: EventStream,
  options: { isSessionLive?: () => Promise<boolean>; beatMs?: number; before?: (client: Socket) => void } = {},
): Promise<void> {
  const { isSessionLive = async () => true, before, ...timing } = options;
  http = Fastify({ forceCloseConnections: true });
  http.get('/', async (request, reply) => {
    before?.(client);
    if (before !== undefined && !reply.raw.destroyed) await once(reply.raw, 'close');
    await sendEvents(request, reply, 'somebody', source, { isSessionLive, ...timing });
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listening on a port, it is no path
  client = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Everything received until the end of the response. */
async function answer(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of client) {
    parts.push(part);
    // the end of a chunked response
    if (String(part).endsWith('0\r\n\r\n')) break;
  }
  return Buffer.concat(parts).toString();
}

const large = 'x'.repeat(64 * 1024);

describe('sendEvents', () => {
  it('sendEvents › a client that left before the stream began › ends the source at once', async () => {
    const ended = Promise.withResolvers<boolean>();
    const source: EventStream = async function* (signal) {
      ended.resolve(signal.aborted);
      yield { event: 'hello', data: {} };
    };
    await aStream(source, { before: (socket) => socket.destroy() });
    expect(await ended.promise).toBe(true);
  });

  it('sendEvents › a client that is not welcome any more › is let go at the next beat', async () => {
    let beats = 0;
    const source: EventStream = async function* (signal) {
      yield { event: 'hello', data: {} };
      await untilAborted(signal);
    };
    await aStream(source, { beatMs: 5, isSessionLive: async () => (beats += 1) < 3 });
    expect((await answer()).match(/: still here/g)).toHaveLength(3);
  });

  it('sendEvents › whether it is welcome cannot be told › goes on', async () => {
    let beats = 0;
    const ended = Promise.withResolvers<number>();
    const source: EventStream = async function* (signal) {
      yield { event: 'hello', data: {} };
      await untilAborted(signal);
      ended.resolve(beats);
    };
    const isSessionLive = async () => {
      beats += 1;
      if (beats < 5) throw new Error('the database is away');
      return false;
    };
    await aStream(source, { beatMs: 5, isSessionLive });
    client.resume();
    expect(await ended.promise).toBe(5);
  });

  it('sendEvents › a client that does not read › is asked for no more, then cut off', async () => {
    let asked = 0;
    const ended = Promise.withResolvers<void>();
    const source: EventStream = async function* (signal) {
      try {
        for (; asked < 2000; asked += 1) {
          yield { event: 'changed', data: large };
          await setImmediate();
        }
        await untilAborted(signal);
      } finally {
        ended.resolve();
      }
    };
    await aStream(source, { beatMs: 50 });
    client.pause();
    await ended.promise;
    // What the socket buffers of both sides hold, and not the 128 MB.
    expect(asked).toBeLessThan(1000);
  });

  it('sendEvents › fifty streams of one caller › refuses another one until one ends, and no other caller', async () => {
    client = new Socket();
    http = Fastify({ forceCloseConnections: true });
    handleErrors(http);
    const source: EventStream = async function* (signal) {
      yield { event: 'hello', data: {} };
      await untilAborted(signal);
    };
    http.get('/:caller', async (request, reply) => {
      const { caller } = request.params as { caller: string };
      await sendEvents(request, reply, caller, source, { isSessionLive: async () => true });
    });
    const url = await http.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const ask = async (caller: string, signal?: AbortSignal) =>
      (await fetch(`${url}/${caller}`, signal === undefined ? {} : { signal })).status;
    for (let count = 0; count < 49; count += 1) await ask('many');
    await ask('many', leaving.signal);
    expect([await ask('many'), await ask('few')]).toEqual([429, 200]);
    leaving.abort();
    await vi.waitFor(async () => expect(await ask('many')).toBe(200), { timeout: 10_000 });
  });

  it('sendEvents › a client that reads after a while › gets every event, in order', async () => {
    const source: EventStream = async function* () {
      for (let at = 0; at < 300; at += 1) yield { event: 'changed', data: `${at} ${large}` };
    };
    await aStream(source);
    client.pause();
    await setImmediate();
    const seen = [...(await answer()).matchAll(/data: "(\d+) /g)].map(([, at]) => Number(at));
    expect(seen).toEqual(Array.from({ length: 300 }, (_, at) => at));
  });
});
