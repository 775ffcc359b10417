import jwt from '@fastify/jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from './answers/error-handler.ts';
import { limitRates } from './limit-rates.ts';

let http: FastifyInstance;
beforeAll(async () => {
  http = Fastify();
  handleErrors(http);
  await http.register(jwt, { secret: 'a secret of this test' });
  await limitRates(http, { NODE_ENV: 'production' }, (token) => {
    try {
      return http.jwt.verify<{ sub: string }>(token).sub;
    } catch {
      return undefined;
    }
  });
  http.get('/here', () => 'ok');
  http.get('/assets/a.js', () => 'ok');
});
afterAll(() => http.close());

async function ask(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await http.inject({ url, headers })).statusCode;
}

async function flood(token?: string): Promise<void> {
  for (let count = 0; count < 600; count += 1) await ask('/here', token);
}

it('two users › behind one address › are counted apart, and apart from visitors', async () => {
  const [one, other] = [http.jwt.sign({ sub: 'one' }), http.jwt.sign({ sub: 'other' })];
  await flood(one);
  expect([await ask('/here', one), await ask('/here', other), await ask('/here')]).toEqual([429, 200, 200]);
});

it('a token that is not ours › made up for each call › counts for the address; files of the pages never do', async () => {
  await flood('aaaa.bbbb.cccc');
  expect([await ask('/here', 'dddd.eeee.ffff'), await ask('/assets/a.js')]).toEqual([429, 200]);
});

it('ever new addresses of one IPv6 network › count together, and apart from the next network', async () => {
  const askFrom = async (remoteAddress: string) => (await http.inject({ url: '/here', remoteAddress })).statusCode;
  for (let count = 0; count < 600; count += 1) await askFrom(`2001:db8:7:7::${count.toString(16)}`);
  expect([await askFrom('2001:db8:7:7:8::1'), await askFrom('2001:db8:7:8::1')]).toEqual([429, 200]);
});
