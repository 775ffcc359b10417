import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthAnswer,
  AuthAnswer as AuthAnswerSchema,
  forgotPassword,
  login,
  register,
  resendCode,
  resetPassword,
  session,
  verifyCode,
} from '#contracts/auth/auth.ts';
import { googleErrors } from '#contracts/auth/google.ts';
import { google } from '#sandbox/google/google.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { type Client, createClient, overInject } from '#tests/helpers/api/client.ts';
import { type GoogleBrowser, type GoogleChoice, aGoogleBrowser } from '#tests/helpers/api/google-browser.ts';
import { aNetwork, aPassword, aPerson, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const publicUrl = 'http://localhost:3000';
const viaFetch = { 'x-requested-with': 'fetch', 'x-refresh-mode': 'rotate' };

let sandbox: Sandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [google], publicUrl });
  app = await startTestApp({ ...sandbox.settings, PUBLIC_URL: publicUrl });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const aBrowser = () => aGoogleBrowser(app, sandbox.url, aNetwork());
const anAddress = (domain = 'example.com') => `${randomUUID()}@${domain}`;

async function exchanged(browser: GoogleBrowser): Promise<AuthAnswer> {
  const answer = await browser.post('/api/v1/auth/exchange', undefined, viaFetch);
  expect(answer.status).toBe(200);
  return AuthAnswerSchema.parse(JSON.parse(answer.body));
}

async function accountOf(email: string) {
  return app.deps.db.system
    .selectFrom('auth.user')
    .select(['id', 'password_hash', sql<boolean>`email_verified_at is not null`.as('verified')])
    .select(sql<number>`(select count(*)::int from auth.identity i where i.user_id = auth."user".id)`.as('identities'))
    .where('email', '=', email)
    .executeTakeFirst();
}

async function mailsTo(email: string, template = 'google_linked'): Promise<string[]> {
  const rows = await app.deps.db.system
    .selectFrom('platform.mail_message')
    .select('template')
    .where('to_address', '=', email)
    .where('template', '=', template)
    .execute();
  return rows.map((row) => row.template);
}

async function resetByMail(email: string): Promise<void> {
  const visitor = aVisitor(overInject(app));
  await visitor.call(forgotPassword, { body: { email } });
  const { rows } = await sql<{ token: string }>`select parameters->>'token' as token from platform.mail_message
    where to_address = ${email} and template = 'password_reset'`.execute(app.deps.db.system);
  await visitor.call(resetPassword, { body: { token: rows[0]?.token ?? '', newPassword: 'quiet-Otter-52' } });
}

async function isSignedIn(token: string): Promise<boolean> {
  const client = createClient(overInject(app), { authorization: `Bearer ${token}` });
  return (await client.outcome(session)).ok;
}

/** An account with a password and an unverified address; by default created in another browser. */
async function unprovenAccount(email: string, browser?: GoogleBrowser): Promise<{ token: string; userId: string }> {
  const person = aPerson({ email });
  const by = browser ?? aBrowser();
  expect((await by.post('/api/v1/auth/register', person)).status).toBe(202);
  const answer = await aVisitor(overInject(app)).call(login, {
    body: { email, password: aPassword },
  });
  return { token: answer.accessToken, userId: answer.user.id };
}

/** An account that signs in with Google, created in another browser. */
async function googleAccount(
  choice: Omit<GoogleChoice, 'choice'> & { email: string; choice?: GoogleChoice['choice'] },
) {
  const browser = aBrowser();
  expect(await browser.signIn({ choice: 'verified', ...choice })).toBe('/auth/callback');
  return exchanged(browser);
}

describe('GET /auth/google', () => {
  it('the way to Google › begun › asks by code with PKCE, state and nonce, and keeps nothing secret in an address', async () => {
    const browser = aBrowser();
    const answer = await browser.get('/api/v1/auth/google');
    const address = new URL(answer.location);
    expect([answer.status, address.origin + address.pathname]).toEqual([302, `${publicUrl}/sandbox/google/authorize`]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: sandbox.settings['GOOGLE_CLIENT_ID'],
      redirect_uri: `${publicUrl}/api/v1/auth/google/callback`,
      scope: 'openid email profile',
      state: browser.cookies.get('oauth'),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(address.href).not.toContain(browser.cookies.get('oauth-verifier'));
  });

  it('config.json › where Google is set up, and where it is not › names the method, and the way is not there', async () => {
    expect((await app.http.inject('/config.json')).json().signInMethods).toEqual(['password', 'google']);
    const without = await startTestApp();
    try {
      expect((await without.http.inject('/config.json')).json().signInMethods).toEqual(['password']);
      for (const path of ['/api/v1/auth/google', '/api/v1/auth/google/callback?state=a&code=b']) {
        expect((await without.http.inject(path)).statusCode).toBe(404);
      }
    } finally {
      await without.close();
    }
  });
});

describe('signing in with Google', () => {
  it('a new person › comes back › is signed in by one exchange, and no address carries a token', async () => {
    const browser = aBrowser();
    const email = anAddress('gmail.com');
    const back = await browser.toGoogle({ choice: 'verified', email, name: 'Olha Bondar' });
    const landed = await browser.get(back);
    expect([landed.status, landed.location]).toEqual([302, '/auth/callback']);
    // The cookies for state and verifier were deleted.
    expect([...browser.cookies.keys()]).toEqual(['ax']);

    // Without the header, a cross-site form could send it.
    expect((await browser.post('/api/v1/auth/exchange')).status).toBe(401);
    const answer = await exchanged(browser);
    expect(answer.user).toMatchObject({ email, fullName: 'Olha Bondar', emailVerified: true });
    expect(await isSignedIn(answer.accessToken)).toBe(true);
    expect(back + landed.location).not.toContain(answer.accessToken.split('.')[2]);
  });

  it('asked to prove one account › another one comes back › is not signed in, and none is made; the right one is', async () => {
    const browser = aBrowser();
    const [own, other, stranger] = [anAddress('gmail.com'), anAddress('gmail.com'), anAddress('gmail.com')];
    await browser.signIn({ choice: 'verified', email: own });
    const { user, accessToken } = await exchanged(browser);
    await aBrowser().signIn({ choice: 'verified', email: other });
    for (const email of [other, stranger]) {
      const ends = await browser.signIn({ choice: 'verified', email }, { account: user.id });
      expect(ends).toBe('/auth/callback?error=google_other_account');
      expect((await browser.post('/api/v1/auth/exchange', undefined, viaFetch)).status).toBe(401);
    }
    expect(await accountOf(stranger)).toBeUndefined();
    expect(await isSignedIn(accessToken)).toBe(true);
    expect(await browser.signIn({ choice: 'verified', email: own }, { account: user.id })).toBe('/auth/callback');
    expect((await exchanged(browser)).user.id).toBe(user.id);
    // The next sign-in in this browser is unaffected.
    expect(await browser.signIn({ choice: 'verified', email: stranger })).toBe('/auth/callback');
  });

  it('linked to an account with a password › a new one by the mailed link › unlinks it; the first password of an account does not', async () => {
    const own = await signUp(overInject(app), { email: anAddress('gmail.com') });
    const { email } = own.user;
    expect(await aBrowser().signIn({ choice: 'verified', email })).toBe('/auth/callback');
    expect(await accountOf(email)).toMatchObject({ identities: 1 });
    await resetByMail(email);
    expect(await accountOf(email)).toMatchObject({ identities: 0 });
    const ofGoogle = await googleAccount({ email: anAddress('gmail.com') });
    await resetByMail(ofGoogle.user.email);
    expect(await accountOf(ofGoogle.user.email)).toMatchObject({ identities: 1 });
  });

  it('a new person › who reads a page in Ukrainian, in a browser set to English › gets an account and mail in Ukrainian', async () => {
    const browser = aBrowser();
    const email = anAddress('gmail.com');
    await browser.signIn({ choice: 'verified', email }, { language: 'uk' });
    expect((await exchanged(browser)).user.language).toBe('uk');
    const { rows } = await sql`select language from platform.mail_message where to_address = ${email}`.execute(
      app.deps.db.system,
    );
    expect(rows).toEqual([{ language: 'uk' }]);
  });

  it('the proof › after the exchange › is kept with the session, for what asks for a password otherwise', async () => {
    const answer = await googleAccount({ email: anAddress() });
    const { rows } = await sql<{ recent: boolean }>`select google_proven_at > now() - interval '1 minute' as recent
      from auth.session where user_id = ${answer.user.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ recent: true }]);
  });

  it('case 31: /auth/exchange › twice, and in parallel › one session; the second is 401 and ends nothing', async () => {
    const browser = aBrowser();
    await browser.signIn({ choice: 'verified', email: anAddress() });
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/v1/auth/exchange', undefined, viaFetch)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
    const first = AuthAnswerSchema.parse(JSON.parse(answers.find(({ status }) => status === 200)?.body ?? ''));
    const refused = answers.find(({ status }) => status === 401)?.body ?? '{}';
    expect(JSON.parse(refused)).toMatchObject({ code: 'auth.exchange_refused', message: 'Authentication failed' });
    expect(await isSignedIn(first.accessToken)).toBe(true);
  });

  it('the grant › a minute later › is spent for nobody', async () => {
    const browser = aBrowser();
    await browser.signIn({ choice: 'verified', email: anAddress() });
    await sql`update auth.sign_in_grant set expires_at = now() - interval '1 second'`.execute(app.deps.db.system);
    expect((await browser.post('/api/v1/auth/exchange', undefined, viaFetch)).status).toBe(401);
  });
});

/** Each sets up the existing state, and returns the address, the choice at Google, and the expected result. */
interface Situation {
  /** the browser that will sign in */
  readonly browser: GoogleBrowser;
  readonly choice: GoogleChoice;
  readonly error?: string;
  /** checks after the redirect back (and the exchange, if there was no error) */
  readonly follows: (signedIn: AuthAnswer | undefined) => Promise<void>;
}

const situations: readonly (readonly [string, string, () => Promise<Situation>])[] = [
  [
    'a known identity',
    'signs in to its account',
    async () => {
      const email = anAddress();
      const { user } = await googleAccount({ email });
      return {
        browser: aBrowser(),
        choice: { choice: 'verified', email },
        follows: async (signedIn) => {
          expect(signedIn?.user.id).toBe(user.id);
          expect(await accountOf(email)).toMatchObject({ identities: 1 });
          expect(await mailsTo(email, 'new_device')).toEqual(['new_device']);
        },
      };
    },
  ],
  [
    'a known identity whose address is now that of another account',
    'signs in to its own account and leaves the other alone',
    async () => {
      const sub = randomUUID();
      const { user } = await googleAccount({ email: anAddress(), sub });
      const other = await signUp(overInject(app));
      return {
        browser: aBrowser(),
        choice: { choice: 'workspace', email: other.user.email, sub },
        follows: async (signedIn) => {
          expect(signedIn?.user).toMatchObject({ id: user.id, email: user.email });
          expect(await accountOf(other.user.email)).toMatchObject({ identities: 0, verified: true });
          expect(await isSignedIn(other.accessToken)).toBe(true);
        },
      };
    },
  ],
  [
    'a known identity whose address Google no longer vouches for',
    'signs in all the same',
    async () => {
      const email = anAddress();
      const { user } = await googleAccount({ email });
      return {
        browser: aBrowser(),
        choice: { choice: 'unverified', email },
        follows: async (signedIn) => expect(signedIn?.user.id).toBe(user.id),
      };
    },
  ],
  [
    'a new identity with a new address that Google has verified',
    'makes a verified account without a password',
    async () => {
      const email = anAddress();
      return {
        browser: aBrowser(),
        choice: { choice: 'verified', email },
        follows: async (signedIn) => {
          expect(signedIn?.user).toMatchObject({ email, emailVerified: true });
          expect(await accountOf(email)).toMatchObject({ password_hash: null, identities: 1 });
          expect(await mailsTo(email)).toEqual([]);
        },
      };
    },
  ],
  [
    'a new identity with a new address that Google has not verified',
    'makes an account that is not verified',
    async () => {
      const email = anAddress();
      return {
        browser: aBrowser(),
        choice: { choice: 'unverified', email },
        follows: async (signedIn) => expect(signedIn?.user).toMatchObject({ email, emailVerified: false }),
      };
    },
  ],
  [
    'a new identity at gmail.com with a verified account',
    'is linked, and the owner told',
    async () => {
      const { user, accessToken } = await signUp(overInject(app), { email: anAddress('gmail.com') });
      return {
        browser: aBrowser(),
        choice: { choice: 'verified', email: user.email },
        follows: async (signedIn) => {
          expect(signedIn?.user.id).toBe(user.id);
          expect(await mailsTo(user.email)).toEqual(['google_linked']);
          expect(await accountOf(user.email)).toMatchObject({ password_hash: expect.any(String), identities: 1 });
          expect(await isSignedIn(accessToken)).toBe(true);
        },
      };
    },
  ],
  [
    'a new identity of a Workspace domain with a verified account',
    'is linked, and the owner told',
    async () => {
      const { user } = await signUp(overInject(app), { email: anAddress('firm.example') });
      return {
        browser: aBrowser(),
        choice: { choice: 'workspace', email: user.email },
        follows: async (signedIn) => {
          expect(signedIn?.user.id).toBe(user.id);
          expect(await mailsTo(user.email)).toEqual(['google_linked']);
        },
      };
    },
  ],
  [
    'a new identity that Google only once verified, with a verified account',
    'is not linked before a sign-in to the account',
    async () => {
      const { user } = await signUp(overInject(app));
      const browser = aBrowser();
      return {
        browser,
        choice: { choice: 'verified', email: user.email },
        error: 'google_confirm_account',
        follows: async () => {
          expect(await accountOf(user.email)).toMatchObject({ identities: 0 });
          const body = { email: user.email, password: aPassword };
          // A sign-in in another browser links nothing, nor does one to another account in this browser.
          const another = aBrowser();
          another.cookies.set('link', 'made-up');
          expect((await another.post('/api/v1/auth/login', body)).status).toBe(200);
          const other = await signUp(overInject(app));
          const elsewhere = { email: other.user.email, password: aPassword };
          expect((await browser.post('/api/v1/auth/login', elsewhere)).status).toBe(200);
          for (const { email } of [user, other.user]) expect(await accountOf(email)).toMatchObject({ identities: 0 });
          expect((await browser.post('/api/v1/auth/login', body)).status).toBe(200);
          expect(await accountOf(user.email)).toMatchObject({ identities: 1 });
          expect(await mailsTo(user.email)).toEqual(['google_linked']);
          expect(await aBrowser().signIn({ choice: 'verified', email: user.email })).toBe('/auth/callback');
        },
      };
    },
  ],
  [
    'case 29: a new identity whose address Google has not verified, with a verified account',
    'is refused in plain words',
    async () => {
      const { user, accessToken } = await signUp(overInject(app), { email: anAddress('gmail.com') });
      return {
        browser: aBrowser(),
        choice: { choice: 'unverified', email: user.email },
        error: 'google_email_unverified',
        follows: async () => {
          expect(await accountOf(user.email)).toMatchObject({ identities: 0 });
          expect(await isSignedIn(accessToken)).toBe(true);
        },
      };
    },
  ],
  [
    'case 30: a new identity whose address somebody else registered and did not prove',
    'gets an account of its own; that password and those sessions are dead',
    async () => {
      const email = anAddress('gmail.com');
      const attacker = await unprovenAccount(email);
      return {
        browser: aBrowser(),
        choice: { choice: 'verified', email },
        follows: async (signedIn) => {
          expect(signedIn?.user).toMatchObject({ email, emailVerified: true });
          expect(signedIn?.user.id).not.toBe(attacker.userId);
          expect(await isSignedIn(attacker.token)).toBe(false);
          const again = await aVisitor(overInject(app)).outcome(login, {
            body: { email, password: aPassword },
          });
          expect(again.status).toBe(401);
        },
      };
    },
  ],
  [
    'a new identity whose address this browser registered and did not prove',
    'keeps the account; password and sessions end as well',
    async () => {
      const email = anAddress();
      const browser = aBrowser();
      const before = await unprovenAccount(email, browser);
      return {
        browser,
        choice: { choice: 'verified', email },
        follows: async (signedIn) => {
          expect(signedIn?.user).toMatchObject({ id: before.userId, emailVerified: true });
          expect(await accountOf(email)).toMatchObject({ password_hash: null, identities: 1 });
          expect(await isSignedIn(before.token)).toBe(false);
        },
      };
    },
  ],
  [
    'a new identity that proves nothing, with an account that proves nothing',
    'is refused',
    async () => {
      const email = anAddress();
      const before = await unprovenAccount(email);
      return {
        browser: aBrowser(),
        choice: { choice: 'unverified', email },
        error: 'google_email_unverified',
        follows: async () => {
          expect(await accountOf(email)).toMatchObject({ verified: false, identities: 0 });
          expect(await isSignedIn(before.token)).toBe(true);
        },
      };
    },
  ],
  [
    'a second identity with the address of an account that has one',
    'is not linked before a sign-in to the account',
    async () => {
      const email = anAddress('firm.example');
      const { user } = await googleAccount({ email, choice: 'workspace' });
      return {
        browser: aBrowser(),
        choice: { choice: 'workspace', email, sub: randomUUID() },
        error: 'google_confirm_account',
        follows: async () => expect(await accountOf(email)).toMatchObject({ id: user.id, identities: 1 }),
      };
    },
  ],
];

describe('linking', () => {
  it.each(situations)('%s › comes back from Google › %s', async (_, _then, prepare) => {
    const { browser, choice, error, follows } = await prepare();
    expect(await browser.signIn(choice)).toBe(`/auth/callback${error === undefined ? '' : `?error=${error}`}`);
    const answer = await browser.post('/api/v1/auth/exchange', undefined, viaFetch);
    expect(answer.status).toBe(error === undefined ? 200 : 401);
    await follows(error === undefined ? AuthAnswerSchema.parse(JSON.parse(answer.body)) : undefined);
  });

  it('an account that Google made, unverified › its own browser types the code › keeps account and identity', async () => {
    const email = anAddress();
    const browser = aBrowser();
    expect(await browser.signIn({ choice: 'unverified', email })).toBe('/auth/callback');
    const { user } = await exchanged(browser);
    expect((await browser.post('/api/v1/auth/resend-code', { email })).status).toBe(202);
    const code = await overInject(app).code(email);
    const answer = await browser.post('/api/v1/auth/verify-code', { email, code });
    expect(JSON.parse(answer.body)).toMatchObject({ user: { id: user.id, emailVerified: true } });
    expect(await accountOf(email)).toMatchObject({ identities: 1 });
  });

  // The recipient of the mail must not confirm a stranger's sign-in.
  it.each([
    [
      'registers and types the code',
      (owner: Client, email: string) => owner.call(register, { body: aPerson({ email }) }),
    ],
    ['asks for a code and types it', (owner: Client, email: string) => owner.call(resendCode, { body: { email } })],
  ])('an account that a stranger’s Google made, unverified › the owner %s › the stranger is out', async (_, asks) => {
    const email = anAddress();
    const stranger = aBrowser();
    await stranger.signIn({ choice: 'unverified', email });
    const { user, accessToken } = await exchanged(stranger);
    const owner = aVisitor(overInject(app));
    await asks(owner, email);
    const answer = await owner.call(verifyCode, { body: { email, code: await overInject(app).code(email) } });
    expect(answer.user.id).not.toBe(user.id);
    expect(await isSignedIn(accessToken)).toBe(false);
    expect(await stranger.signIn({ choice: 'unverified', email })).toBe('/auth/callback?error=google_email_unverified');
  });

  it('one new identity › twice at the same moment › is one account', async () => {
    const email = anAddress();
    const browsers = [aBrowser(), aBrowser()];
    const backs = await Promise.all(browsers.map((browser) => browser.toGoogle({ choice: 'verified', email })));
    const landed = await Promise.all(browsers.map((browser, at) => browser.get(backs[at] ?? '')));
    expect(landed.map(({ location }) => location)).toEqual(['/auth/callback', '/auth/callback']);
    const [one, other] = await Promise.all(browsers.map(exchanged));
    expect(one?.user.id).toBe(other?.user.id);
  });
});

describe('a way back that does not hold', () => {
  it.each<readonly [string, string, (browser: GoogleBrowser, back: string) => Promise<string>]>([
    ['with a foreign state', 'google_expired', async (_, back) => back.replace(/state=[^&]+/, 'state=foreign')],
    ['without a state', 'google_expired', async (_, back) => back.replace(/&?state=[^&]+/, '')],
    [
      'without its cookies',
      'google_expired',
      async (browser, back) => {
        browser.cookies.clear();
        return back;
      },
    ],
    [
      'with the cookie of another visit',
      'google_expired',
      async (browser, back) => {
        await browser.get('/api/v1/auth/google');
        return back;
      },
    ],
    [
      'a second time',
      'google_expired',
      async (browser, back) => {
        const cookies = new Map(browser.cookies);
        expect((await browser.get(back)).location).toBe('/auth/callback');
        browser.cookies.clear();
        for (const [name, value] of cookies) browser.cookies.set(name, value);
        return back;
      },
    ],
    [
      'after ten minutes',
      'google_expired',
      async (_, back) => {
        await sql`update auth.google_visit set expires_at = now() - interval '1 second'`.execute(app.deps.db.system);
        return back;
      },
    ],
    [
      'with the code of another visit',
      'google_failed',
      async (_, back) => {
        const other = await aBrowser().toGoogle({ choice: 'verified', email: anAddress() });
        return back.replace(/code=[^&]+/, /code=[^&]+/.exec(other)?.[0] ?? '');
      },
    ],
    [
      'with another verifier',
      'google_failed',
      async (browser, back) => {
        browser.cookies.set('oauth-verifier', 'x'.repeat(43));
        return back;
      },
    ],
    ['without a code', 'google_failed', async (_, back) => back.replace(/code=[^&]+&?/, '')],
  ])('case 28: the callback › %s › goes to /auth/callback?error=%s and signs nobody in', async (_, error, change) => {
    const browser = aBrowser();
    const email = anAddress();
    const back = await change(browser, await browser.toGoogle({ choice: 'verified', email }));
    const before = await accountOf(email);
    const answer = await browser.get(back);
    expect([answer.status, answer.location]).toEqual([302, `/auth/callback?error=${error}`]);
    expect(await accountOf(email)).toEqual(before);
    browser.cookies.delete('ax');
    expect((await browser.post('/api/v1/auth/exchange', undefined, viaFetch)).status).toBe(401);
  });

  it('case 28: the code of Google › used by a second visit › is refused by Google, and nobody is signed in', async () => {
    const first = aBrowser();
    const back = await first.toGoogle({ choice: 'verified', email: anAddress() });
    expect((await first.get(back)).location).toBe('/auth/callback');
    const second = aBrowser();
    const own = await second.toGoogle({ choice: 'verified', email: anAddress() });
    const reused = own.replace(/code=[^&]+/, /code=[^&]+/.exec(back)?.[0] ?? '');
    expect((await second.get(reused)).location).toBe('/auth/callback?error=google_failed');
  });

  it('the person › refuses at Google › comes back to words for it', async () => {
    expect(await aBrowser().signIn({ choice: 'cancel' })).toBe('/auth/callback?error=google_cancelled');
  });

  it('the callback › with every odd query › is a redirect or 4xx, never 500', async () => {
    const browser = aBrowser();
    const odd = [
      '',
      '?state=',
      '?state=a&state=b',
      '?error=x',
      '?code=%00',
      `?state=${'x'.repeat(5000)}`,
      '?state[]=a',
    ];
    for (const query of odd) {
      const answer = await browser.get(`/api/v1/auth/google/callback${query}`);
      const outcome = answer.status === 302 ? answer.location : String(answer.status);
      expect(['400', ...googleErrors.map((error) => `/auth/callback?error=${error}`)]).toContain(outcome);
    }
  });

  it('Google › away › is said, and the next visit works', async () => {
    const away = await startTestApp({
      ...sandbox.settings,
      PUBLIC_URL: publicUrl,
      GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token',
    });
    try {
      const browser = aGoogleBrowser(away, sandbox.url, aNetwork());
      expect(await browser.signIn({ choice: 'verified', email: anAddress() })).toBe(
        '/auth/callback?error=google_unavailable',
      );
    } finally {
      await away.close();
    }
  });

  it('a network › that asks too often › is sent back with words, not with a problem document', async () => {
    const browser = aBrowser();
    let answer = await browser.get('/api/v1/auth/google');
    for (let call = 0; call < 101 && answer.location.includes('/sandbox/'); call += 1) {
      answer = await browser.get('/api/v1/auth/google');
    }
    expect([answer.status, answer.location]).toEqual([302, '/auth/callback?error=too_many_attempts']);
  });
});

describe('cookies', () => {
  it('where the app is reached by https › are bound to the host and never read by scripts', async () => {
    const secure = await startTestApp({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      PUBLIC_URL: 'https://askwell.example',
    });
    try {
      const answer = await secure.http.inject('/api/v1/auth/google');
      expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['__Host-oauth', '__Host-oauth-verifier']);
      for (const cookie of answer.cookies) {
        expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 600 });
        expect(cookie.domain).toBeUndefined();
      }
      expect(new URL(answer.headers.location ?? '').origin).toBe('https://accounts.google.com');
    } finally {
      await secure.close();
    }
  });
});
