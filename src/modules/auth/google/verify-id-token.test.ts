import { type Server, createServer } from 'node:http';
import { type CryptoKey, type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VerifyIdToken, createVerifyIdToken } from './verify-id-token.ts';

const now = new Date('2026-11-20T10:00:00Z');
const seconds = now.getTime() / 1000;
const good = {
  iss: 'https://accounts.google.com',
  sub: '110169484474386276334',
  aud: 'our-client',
  azp: 'our-client',
  nonce: 'our-nonce',
  email: 'Olha@Gmail.com',
  email_verified: true,
  name: ' Olha Bondar ',
  iat: seconds - 5,
  exp: seconds + 3600,
};

let ours: CryptoKey;
let theirs: CryptoKey;
let keys: Server;
let asked = 0;
let verify: VerifyIdToken;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  ours = pair.privateKey;
  theirs = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const address = keys.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  verify = verifier(`http://127.0.0.1:${port}/keys`);
});

afterAll(() => {
  keys.close();
});

function verifier(url: string): VerifyIdToken {
  return createVerifyIdToken({
    clock: { now: () => now },
    config: {
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      GOOGLE_KEYS_URL: url,
    },
  });
}

async function token(changes: Record<string, unknown> = {}, key = ours): Promise<string> {
  const payload: JWTPayload = Object.fromEntries(
    Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
}

describe('verifyIdToken', () => {
  it('a token of Google for us › is read: the address in one form, the name trimmed', async () => {
    expect(await verify(await token(), 'our-nonce')).toEqual({
      issuer: 'https://accounts.google.com',
      subject: good.sub,
      email: 'olha@gmail.com',
      emailVerified: true,
      hostedDomain: undefined,
      name: 'Olha Bondar',
    });
  });

  it.each([
    ['the issuer without its scheme', { iss: 'accounts.google.com' }],
    ['a clock that is half a minute behind', { exp: seconds - 20 }],
    ['several audiences and us as the party', { aud: ['our-client', 'other'] }],
    ['no authorized party', { azp: undefined }],
  ])('a token with %s › holds', async (_, changes) => {
    expect(await verify(await token(changes), 'our-nonce')).toMatchObject({ subject: good.sub });
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.example' }],
    ['another audience', { aud: 'other-client' }],
    ['another authorized party', { azp: 'other-client' }],
    ['several audiences and no authorized party', { aud: ['our-client', 'other'], azp: undefined }],
    ['another nonce', { nonce: 'other-nonce' }],
    ['no nonce', { nonce: undefined }],
    ['an end that has passed', { exp: seconds - 60 }],
    ['no end', { exp: undefined }],
    ['a beginning that is to come', { nbf: seconds + 600 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['no address', { email: undefined }],
    ['what is no address', { email: 'olha' }],
  ])('a token with %s › does not hold', async (_, changes) => {
    expect(await verify(await token(changes), 'our-nonce')).toBeUndefined();
  });

  it('a token that another key signed, that is unsigned, or that is none › does not hold', async () => {
    const [, payload = ''] = (await token()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const wrong of [await token({}, theirs), unsigned, 'nonsense', '']) {
      expect(await verify(wrong, 'our-nonce')).toBeUndefined();
    }
  });

  it.each([
    [false, false],
    ['true', true],
    ['false', false],
    [undefined, false],
  ])('email_verified › %s › is read as %s', async (value, read) => {
    expect(await verify(await token({ email_verified: value }), 'our-nonce')).toMatchObject({ emailVerified: read });
  });

  it('Google’s keys › asked for many times › are fetched once', () => {
    expect(asked).toBe(1);
  });

  it('Google’s keys › out of reach › is no verdict on the token', async () => {
    expect(await verifier('http://127.0.0.1:1/keys')(await token(), 'our-nonce')).toBe('unavailable');
  });
});
