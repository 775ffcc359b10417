import { sql } from 'kysely';
import { symbols } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  account,
  createAnonymousSession,
  deleteAccount,
  onboarding,
  onboardingStep1,
} from '#contracts/auth/account.ts';
import { industries, login, profile, register, session } from '#contracts/auth/auth.ts';
import { guestHeader } from '#contracts/endpoint.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { convertAnonymousSession } from '#contracts/interviewing/previews.ts';
import { findGuest } from '#modules/auth/anonymous/anonymous-sessions.ts';
import { sweep } from '#tests/helpers/temporal/activities.ts';
import { aCandidate, aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aNetwork, aPassword, aPerson, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(() => app.close());

const visitor = (network = aNetwork()) => aVisitor(overInject(app), { 'x-forwarded-for': network });

const company = { companyName: ' Acme & Sons ', website: 'https://acme.example/jobs', industry: 'logistics' } as const;
const step1 = { ...company, userPosition: 'Head of hiring' };

describe('onboarding', () => {
  it('the first step › before it is done › is open, and the user has no company', async () => {
    expect(await recruiter.call(onboarding)).toEqual({ company: null, onboarding: { step1: 'open' } });
    expect(await recruiter.call(profile)).not.toHaveProperty('company');
  });

  it('the first step › sent twice › answers the same, and every answer with the user has the company', async () => {
    const first = await recruiter.call(onboardingStep1, { body: step1 });
    const stored = { name: 'Acme & Sons', website: 'https://acme.example/jobs', industry: 'logistics' };
    expect(first).toMatchObject({
      company: stored,
      onboarding: { step1: 'done' },
      user: { company: stored, position: 'Head of hiring' },
    });
    expect(await recruiter.call(onboardingStep1, { body: step1 })).toEqual(first);
    expect(await recruiter.call(onboarding)).toEqual({ company: stored, onboarding: { step1: 'done' } });
    expect(await recruiter.call(profile)).toEqual(first.user);
    const signedIn = await visitor().call(login, { body: { email: recruiter.email, password: aPassword } });
    expect(signedIn.user).toEqual(first.user);
  });

  it('the first step › sent anew without a website › replaces what was there', async () => {
    const body = { companyName: 'Acme', industry: 'other' as const, userPosition: 'Recruiter' };
    const { company: now } = await recruiter.call(onboardingStep1, { body });
    expect(now).toEqual({ name: 'Acme', website: null, industry: 'other' });
  });

  it.each([
    ['no company', { ...step1, companyName: '  ' }],
    ['a long company', { ...step1, companyName: 'x'.repeat(121) }],
    ['a website that runs code', { ...step1, website: 'javascript:alert(1)' }],
    ['an industry that is none', { ...step1, industry: 'magic' }],
    ['no position', { companyName: 'Acme', industry: 'other' }],
    ['an owner', { ...step1, ownerId: 'x' }],
  ])('the first step › with %s › is refused', async (_, body) => {
    expect((await recruiter.refusal(onboardingStep1, { body })).status).toBe(400);
  });

  it('industries › of the contract › are those that the table takes', async () => {
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'company_industry_check'`.execute(app.deps.db.system);
    const stored = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    expect(stored.toSorted()).toEqual([...industries].toSorted());
  });
});

describe('what an account holds', () => {
  it('an account › with one of each › is counted, and asks for its password', async () => {
    const owner = await aRecruiter(app);
    await aPosition(owner);
    await aCandidate(owner, { cv: cvText });
    await aCandidate(owner);
    expect(await owner.call(account)).toEqual({
      holds: { positions: 1, candidates: 2, cvs: 1, interviews: 0 },
      proof: 'password',
      googleProofIsFresh: false,
    });
  });
});

async function erasures(email: string) {
  const { rows } =
    await sql`select kind, notify_language from platform.erasure where notify_address = ${email}`.execute(
      app.deps.db.system,
    );
  return rows;
}

/** Marks sessions as signing in with Google would. */
async function provenAtGoogle(by: Recruiter, ago: string): Promise<void> {
  await sql`update auth.session set google_proven_at = now() - ${ago}::interval where user_id = ${by.userId}`.execute(
    app.deps.db.system,
  );
}

describe('deleteAccount', () => {
  it('an account › deleted with its password › ends every session at once and is owed a receipt and a mail', async () => {
    const owner = await aRecruiter(app, { language: 'uk' });
    await aPosition(owner);
    const other = await visitor().call(login, { body: { email: owner.email, password: aPassword } });
    const answer = await owner.outcome(deleteAccount, { body: { password: aPassword } });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([202, '"storage"']);
    expect((await owner.refusal(session)).status).toBe(401);
    const elsewhere = createClient(overInject(app), { authorization: `Bearer ${other.accessToken}` });
    expect((await elsewhere.refusal(session)).status).toBe(401);
    const again = await visitor().refusal(login, { body: { email: owner.email, password: aPassword } });
    expect(again.code).toBe('auth.invalid_credentials');
    expect(await erasures(owner.email)).toEqual([{ kind: 'account', notify_language: 'uk' }]);
  });

  it('its address › deleted › can be registered anew, and is another account', async () => {
    const owner = await aRecruiter(app);
    await owner.call(deleteAccount, { body: { password: aPassword } });
    const again = await aRecruiter(app, { email: owner.email });
    expect(again.userId).not.toBe(owner.userId);
    expect((await again.call(account)).holds.positions).toBe(0);
  });

  it('wrong passwords › sent in a row › delete nothing and are held up', async () => {
    const owner = await aRecruiter(app);
    for (let tried = 0; tried < 5; tried += 1) {
      const refused = await owner.refusal(deleteAccount, { body: { password: 'Wrong-horse-1' } });
      expect([refused.status, refused.code]).toEqual([422, 'auth.password_wrong']);
    }
    const held = await owner.refusal(deleteAccount, { body: { password: aPassword } });
    expect([held.status, held.code]).toEqual([429, 'auth.throttled']);
    expect(await owner.call(session)).toEqual({ valid: true });
  });

  it('no proof › or one at Google that is six minutes old › is refused; a fresh one counts', async () => {
    const owner = await aRecruiter(app);
    expect((await owner.refusal(deleteAccount, { body: {} })).code).toBe('auth.proof_required');
    await provenAtGoogle(owner, '6 minutes');
    expect((await owner.refusal(deleteAccount, { body: {} })).code).toBe('auth.proof_required');
    await provenAtGoogle(owner, '4 minutes');
    expect((await owner.call(account)).googleProofIsFresh).toBe(true);
    await owner.call(deleteAccount, { body: {} });
    expect((await owner.refusal(session)).status).toBe(401);
  });

  it('an account without a password › asked to delete › asks for Google', async () => {
    const owner = await aRecruiter(app);
    await sql`update auth."user" set password_hash = null where id = ${owner.userId}`.execute(app.deps.db.system);
    expect((await owner.call(account)).proof).toBe('google');
    expect((await owner.refusal(deleteAccount, { body: { password: aPassword } })).code).toBe('auth.proof_required');
  });

  it('work of an erased account › that was let in before it went › does not begin', async () => {
    const owner = await aRecruiter(app);
    const work = () => asTenant(app.deps.db, owner.userId, async () => 'done');
    expect(await work()).toBe('done');
    await owner.call(deleteAccount, { body: { password: aPassword } });
    await expect(work()).rejects.toMatchObject({ code: 'common.unauthorized' });
  });

  it('an address that nobody proved › deleted › is not written to', async () => {
    const { email, password, ...person } = aPerson();
    await visitor().call(register, { body: { email, password, ...person } });
    const { user, accessToken } = await visitor().call(login, { body: { email, password } });
    expect(user.emailVerified).toBe(false);
    const signedIn = createClient(overInject(app), { authorization: `Bearer ${accessToken}` });
    await signedIn.call(deleteAccount, { body: { password } });
    expect(await erasures(email)).toEqual([]);
  });
});

describe('anonymous sessions', () => {
  it('a visit › begun › lasts a day, and only its secret opens it', async () => {
    const { sessionId, expiresAt } = await visitor().call(createAnonymousSession, { body: {} });
    expect(Buffer.from(sessionId, 'base64url')).toHaveLength(32);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    const { authenticateGuest } = app.modules.signIn(app.http);
    const guest = await authenticateGuest(sessionId);
    expect(guest?.ownerId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await authenticateGuest(`${sessionId.slice(0, -1)}_`)).toBeUndefined();
    expect(await authenticateGuest(guest?.ownerId ?? '')).toBeUndefined();
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from auth.anonymous_session s`.execute(app.deps.db.system);
    expect(rows.map(({ row }) => row).join()).not.toContain(sessionId);
    expect(guestHeader).toBe('x-anonymous-session');
  });

  it('visits › of one network › are three a day, whatever others do', async () => {
    const network = aNetwork();
    for (let begun = 0; begun < 3; begun += 1) await visitor(network).call(createAnonymousSession, { body: {} });
    const fourth = await visitor(network).refusal(createAnonymousSession, { body: {} });
    expect([fourth.status, fourth.code, Number(fourth.retryAfter) > 80_000]).toEqual([
      429,
      'auth.anonymous_limit',
      true,
    ]);
    await visitor().call(createAnonymousSession, { body: {} });
  });

  const taken = { positionId: null, interviewId: null, notKept: 'nothing' };

  /** All stored rows of visits, as text. */
  async function storedVisits(): Promise<string> {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from auth.anonymous_session s order by id`.execute(app.deps.db.system);
    return rows.map(({ row }) => row).join('\n');
  }

  it('case 32: a visit › converted with another user’s id, or by a stranger › is refused, and nothing moved', async () => {
    const stranger = await aRecruiter(app);
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    const before = await storedVisits();
    const forAnother = { sessionId, userId: stranger.userId };
    const refused = await recruiter.refusal(convertAnonymousSession, { body: forAnother });
    expect([refused.status, refused.code]).toEqual([403, 'common.forbidden']);
    // Signed-out callers learn nothing about the visit either.
    const signedOut = await visitor().refusal(convertAnonymousSession, { body: forAnother });
    expect([signedOut.status, signedOut.code]).toEqual([401, 'common.unauthorized']);
    expect(await storedVisits()).toBe(before);
    const { authenticateGuest } = app.modules.signIn(app.http);
    expect(await authenticateGuest(sessionId)).toBeDefined();
  });

  it('case 33: a visit › converted twice, and ten times at once › is the account’s, once, and answers the same', async () => {
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    const body = { sessionId, userId: recruiter.userId };
    const before = (await storedVisits()).split('\n').length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => recruiter.call(convertAnonymousSession, { body })),
    );
    answers.push(await recruiter.call(convertAnonymousSession, { body }));
    expect(answers).toEqual(Array.from({ length: 11 }, () => taken));
    const visits = (await storedVisits()).split('\n');
    expect(visits).toHaveLength(before);
    expect(visits.filter((row) => row.includes(recruiter.userId))).toHaveLength(1);
    const { authenticateGuest } = app.modules.signIn(app.http);
    expect(await authenticateGuest(sessionId)).toBeUndefined();
  });

  it('a visit › of two accounts that convert it at once › goes to one, and is unknown to the other', async () => {
    const other = await aRecruiter(app);
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    const outcomes = await Promise.all(
      [recruiter, other].map((each) =>
        each.outcome(convertAnonymousSession, { body: { sessionId, userId: each.userId } }),
      ),
    );
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  it('a visit › that is unknown, over or another account’s › is not found, in the same words', async () => {
    const other = await aRecruiter(app);
    const [over, spent] = [
      await visitor().call(createAnonymousSession, { body: {} }),
      await visitor().call(createAnonymousSession, { body: {} }),
    ];
    await other.call(convertAnonymousSession, { body: { sessionId: spent.sessionId, userId: other.userId } });
    const { authenticateGuest } = app.modules.signIn(app.http);
    const guest = await authenticateGuest(over.sessionId);
    await sql`update auth.anonymous_session set expires_at = now() where id = ${guest?.ownerId ?? ''}`.execute(
      app.deps.db.system,
    );
    const before = await storedVisits();
    const refusals = await Promise.all(
      ['nobody’s', guest?.ownerId ?? '', over.sessionId, spent.sessionId].map((sessionId) =>
        recruiter.refusal(convertAnonymousSession, { body: { sessionId, userId: recruiter.userId } }),
      ),
    );
    expect(new Set(refusals.map(({ status, code, message }) => [status, code, message].join()))).toEqual(
      new Set(['404,common.not_found,The requested resource was not found.']),
    );
    expect(await storedVisits()).toBe(before);
  });

  it('a visit › of an account that is deleted › goes with it', async () => {
    const owner = await aRecruiter(app);
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    await owner.call(convertAnonymousSession, { body: { sessionId, userId: owner.userId } });
    expect(await storedVisits()).toContain(owner.userId);
    await owner.call(deleteAccount, { body: { password: aPassword } });
    expect(await storedVisits()).not.toContain(owner.userId);
  });

  it('the secret of a visit › in calls that are refused or fail › is in no line of the log and in no answer', async () => {
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    const { level } = app.deps.logger;
    const stream: { write(line: string): unknown } = Reflect.get(app.deps.logger, symbols.streamSym);
    const lines: string[] = [];
    const written = vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line));
    app.deps.logger.level = 'trace';
    try {
      const body = { sessionId, userId: recruiter.userId };
      const answers = [
        await recruiter.refusal(convertAnonymousSession, { body: { sessionId, userId: 'nobody' } }),
        await recruiter.refusal(convertAnonymousSession, { body: { ...body, sessionId: sessionId.repeat(3) } }),
      ];
      const broken = vi.spyOn(app.deps.db.system, 'transaction').mockImplementation(() => {
        throw new Error('the database is gone');
      });
      answers.push(await recruiter.refusal(convertAnonymousSession, { body }));
      broken.mockRestore();
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 500]);
      expect(answers.map(({ text }) => text).join()).not.toContain(sessionId);
      expect(lines.join('')).toContain('the database is gone');
      expect(lines.join('')).not.toContain(sessionId);
    } finally {
      app.deps.logger.level = level;
      written.mockRestore();
    }
  });

  it('a visit › that is over › opens nothing and is swept', async () => {
    const { sessionId } = await visitor().call(createAnonymousSession, { body: {} });
    await sql`update auth.anonymous_session set expires_at = now()`.execute(app.deps.db.system);
    expect(await findGuest(app.deps, sessionId)).toBeUndefined();
    expect(await sweep(app, 'anonymous sessions')).toBeGreaterThan(0);
    const { rows } = await sql`select from auth.anonymous_session`.execute(app.deps.db.system);
    expect(rows).toEqual([]);
  });
});
