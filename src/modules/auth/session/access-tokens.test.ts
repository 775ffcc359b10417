import jwt from '@fastify/jwt';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const [userId, sessionId] = ['01a20567-d526-7ea6-b2eb-e4bbd333a73a', '01a20567-d526-7e91-a364-d93f6221fd03'];
const minutes = 60_000;

async function tokensAt(clock: { at: number }, key: string) {
  const http = Fastify();
  await http.register(jwt, { secret: key });
  const config = { JWT_KEY: key, PUBLIC_URL: 'http://127.0.0.1:4711' };
  return createAccessTokens({ jwt: http.jwt, clock: { now: () => new Date(clock.at) }, config });
}

it('an access token › read again before and after it expires › is valid for its quarter of an hour and no longer', async () => {
  const clock = { at: Date.now() };
  const tokens = await tokensAt(clock, 'a'.repeat(44));
  const token = tokens.make(userId, sessionId);
  expect([tokens.read(token), tokens.read(token)]).toEqual([
    { userId, sessionId },
    { userId, sessionId },
  ]);
  clock.at += 14 * minutes;
  expect(tokens.read(token)).toEqual({ userId, sessionId });
  clock.at += 2 * minutes;
  expect(tokens.read(token)).toBeUndefined();
  expect(tokens.read(token)).toBeUndefined();
});

it('an access token › with one letter of its signature changed, after the true one was read › is refused', async () => {
  const tokens = await tokensAt({ at: Date.now() }, 'a'.repeat(44));
  const token = tokens.make(userId, sessionId);
  expect(tokens.read(token)).toBeDefined();
  const at = token.length - 10;
  const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  expect(tokens.read(forged)).toBeUndefined();
  const strangers = await tokensAt({ at: Date.now() }, 'b'.repeat(44));
  expect(strangers.read(token)).toBeUndefined();
});
