import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendEvents } from './sse.ts';

describe('sendEvents', () => {
  it('sendEvents › a client that left before the stream began › ends the source at once', async () => {
    const http = Fastify();
    const asked = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<boolean>();
    http.get('/', async (request, reply) => {
      asked.resolve();
      if (!reply.raw.destroyed) await once(reply.raw, 'close');
      await sendEvents(request, reply, async function* (signal) {
        ended.resolve(signal.aborted);
        yield { event: 'hello', data: {} };
      });
    });
    await http.listen({ host: '127.0.0.1', port: 0 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listening on a port, it is no path
    const client = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked.promise;
    client.destroy();
    expect(await ended.promise).toBe(true);
    await http.close();
  });
});
