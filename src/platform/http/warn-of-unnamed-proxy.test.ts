import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { warnOfUnnamedProxy } from './warn-of-unnamed-proxy.ts';

function anApp(trustProxy: string, clock: { now: number }) {
  const peers: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const line: { level: number; peer?: string } = JSON.parse(chunk.toString());
      if (line.level === 40 && line.peer !== undefined) peers.push(line.peer);
      done();
    },
  });
  const http = Fastify({ logger: { level: 'warn', stream }, trustProxy: trustProxy.split(',') });
  warnOfUnnamedProxy(http, () => clock.now);
  http.get('/', (request) => request.ip);
  const ask = (remoteAddress: string, forwarded?: string) =>
    http.inject({ url: '/', remoteAddress, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  return { peers, ask };
}

describe('warnOfUnnamedProxy', () => {
  it('a peer that is not named › sends X-Forwarded-For many times › is warned of once an hour', async () => {
    const clock = { now: 0 };
    const { peers, ask } = anApp('loopback', clock);
    for (let call = 0; call < 5; call += 1) await ask('172.18.0.2', '203.0.113.7');
    expect(peers).toEqual(['172.18.0.2']);
    clock.now = 3_600_000;
    await ask('172.18.0.2', '203.0.113.7');
    expect(peers).toHaveLength(2);
  });

  it('a peer that is named, or one without the header › asks › is not warned of', async () => {
    const { peers, ask } = anApp('loopback,uniquelocal', { now: 0 });
    expect((await ask('172.18.0.2', '203.0.113.7')).body).toBe('203.0.113.7');
    await ask('198.51.100.1');
    expect(peers).toEqual([]);
  });

  it('the header from a thousand addresses › within an hour › fills no log', async () => {
    const { peers, ask } = anApp('loopback', { now: 0 });
    for (let call = 0; call < 1000; call += 1) await ask(`198.51.${call >> 8}.${call & 255}`, '203.0.113.7');
    expect(peers).toHaveLength(100);
  });
});
