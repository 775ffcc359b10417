import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnonymousSession, deleteAccount } from '#contracts/auth/account.ts';
import { type BodyInputOf, guestHeader } from '#contracts/endpoint.ts';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { getCvText } from '#contracts/hiring/cvs.ts';
import { getPosition, listPositions, updatePosition } from '#contracts/hiring/positions.ts';
import { getInterview, listInterviews, startInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import {
  type Preview,
  convertAnonymousSession,
  createPreview,
  getPreview,
  stopPreview,
} from '#contracts/interviewing/previews.ts';
import { limits } from '#contracts/limits.ts';
import { careers } from '#sandbox/careers/careers.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { type Client, createClient, overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aNetwork, aPassword } from '#tests/helpers/api/sign-up.ts';
import { startPaidMonth } from '#tests/helpers/billing/paid-plan.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { interviewingActivities, sweep } from '#tests/helpers/temporal/activities.ts';

let app: TestApp;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [careers], publicUrl: 'http://localhost:3000' });
  app = await startTestApp(sandbox.settings);
});

afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

interface Visitor extends Client {
  readonly sessionId: string;
  /** owner id of the visit's rows */
  readonly ownerId: string;
}

/** Each from a different network: a network has three visits a day. */
async function aVisitor(): Promise<Visitor> {
  const network = { 'x-forwarded-for': aNetwork() };
  const { sessionId } = await createClient(overInject(app), network).call(createAnonymousSession, { body: {} });
  const guest = await app.modules.signIn(app.http).authenticateGuest(sessionId);
  const client = createClient(overInject(app), { [guestHeader]: sessionId });
  return { ...client, sessionId, ownerId: guest?.ownerId ?? '' };
}

const description = 'Senior backend engineer\nYou build and run services in TypeScript and PostgreSQL and design APIs.';
const given = { description, type: 'technical', durationMinutes: 60, language: 'en' } as const;

async function begun(by: Visitor, changes: Partial<BodyInputOf<typeof createPreview>> = {}): Promise<Preview> {
  return by.call(createPreview, { body: { ...given, ...changes } });
}

/** Runs it as its workflow would. */
async function run(by: Visitor, { id }: Pick<Preview, 'id'>, attempt = 1): Promise<Preview> {
  const { onDatabase, onHttp } = interviewingActivities(app);
  const input = { ownerId: by.ownerId, previewId: id, attempt };
  const { next } = await onDatabase.beginPreview(input);
  try {
    if (next === 'read_page') await onHttp.readPostingPage(input);
    await onDatabase.composePreview(input);
  } catch (error) {
    const code = error instanceof Error && 'type' in error ? String(error.type) : 'interviewing.plan_failed';
    await onDatabase.failPreview({ ...input, code });
  }
  return by.call(getPreview, { params: { previewId: id } });
}

async function ready(by: Visitor, changes: Parameters<typeof begun>[1] = {}): Promise<Preview> {
  const preview = await run(by, await begun(by, changes));
  expect(preview).toMatchObject({ state: 'ready', error: null });
  return preview;
}

async function storedPreviews(): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(p)::text as row from interviewing.preview p`.execute(app.deps.db.system);
  return rows.map(({ row }) => row).join('\n');
}

const convert = (by: Recruiter, { sessionId }: Visitor) =>
  by.call(convertAnonymousSession, { body: { sessionId, userId: by.userId } });

const holdingsOf = async (by: Recruiter) => ({
  positions: await by.call(listPositions),
  candidates: (await by.call(listCandidates)).items,
  interviews: (await by.call(listInterviews)).items,
});

describe('a preview', () => {
  it('of a pasted posting and CV › made › shows its start, and asked for again the same', async () => {
    const by = await aVisitor();
    const first = await begun(by, { cvText });
    expect(first).toMatchObject({ state: 'queued', step: null, fromPage: false, error: null, plan: null });
    const done = await run(by, first);
    expect(done).toMatchObject({
      id: first.id,
      state: 'ready',
      plan: { title: 'Senior backend engineer', level: 'senior', type: 'technical', durationMin: 60, language: 'en' },
    });
    expect(done.plan?.questions).toHaveLength(2);
    expect(done.plan?.locked.length).toBeGreaterThan(2);
    expect(await by.call(getPreview, { params: { previewId: first.id } })).toEqual(done);
  });

  it('of a Ukrainian posting › made in Ukrainian › speaks Ukrainian; without a title its beginning stands for it', async () => {
    const uk = 'Ми команда друзів.\nШукаємо того, хто доглядатиме пацієнтів після операцій і вестиме записи.';
    const { plan } = await ready(await aVisitor(), { description: uk, language: 'uk' });
    expect(plan?.title).toBe('Ми команда друзів.');
    expect(plan?.questions[0]?.text).toMatch(/[а-яіїє]{4}/u);
  });

  it('of a link › made › reads the page in the background; of a page that cannot be read › fails in those words', async () => {
    const by = await aVisitor();
    const first = await begun(by, { description: '', url: `${sandbox.url}/sandbox/careers/staff-nurse` });
    expect(first.fromPage).toBe(true);
    expect(await run(by, first)).toMatchObject({ state: 'ready', plan: { title: 'Staff nurse, surgical ward' } });

    const wrong = await begun(by, { description: '', url: 'http://169.254.169.254/latest/meta-data/' });
    expect(await run(by, wrong, 2)).toMatchObject({
      state: 'failed',
      plan: null,
      error: {
        code: 'hiring.page_unreadable',
        message: 'We couldn’t read this page. Check the link or paste the job description.',
      },
    });
    // The visitor can submit the same input again.
    expect(await run(by, await begun(by), 3)).toMatchObject({ id: first.id, state: 'ready', error: null });
  });

  it.each([
    ['neither text nor link', { description: '' }],
    ['both', { url: 'https://example.org/job' }],
    ['a posting too long', { description: 'x'.repeat(limits.position.description + 1) }],
    ['a CV too long', { cvText: 'x'.repeat(limits.preview.cvText + 1) }],
    ['a length between the steps', { durationMinutes: 47 }],
    ['another type', { type: 'chat' }],
    ['an owner of its own', { ownerId: 'x' }],
  ])('with %s › sent › is refused, and nothing is stored', async (_, changes) => {
    const by = await aVisitor();
    const before = await storedPreviews();
    const { status, code } = await by.refusal(createPreview, { body: { ...given, ...changes } });
    expect([status, code]).toEqual([400, 'common.bad_request']);
    expect(await storedPreviews()).toBe(before);
  });

  it('while one is under way › another is refused; ten at once › begin one', async () => {
    const by = await aVisitor();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => by.outcome(createPreview, { body: given })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = outcomes.flatMap((one) => (one.ok ? [] : [one.code]));
    expect(new Set(codes)).toEqual(new Set(['interviewing.preview_running']));
  });

  it('the eleventh of a visit › is refused, and the tenth stays', async () => {
    const by = await aVisitor();
    const first = await begun(by);
    await run(by, first);
    for (let attempt = 2; attempt <= limits.preview.attempts; attempt += 1) await run(by, await begun(by), attempt);
    const { status, code } = await by.refusal(createPreview, { body: given });
    expect([status, code]).toEqual([429, 'interviewing.preview_limit']);
    expect(await by.call(getPreview, { params: { previewId: first.id } })).toMatchObject({ state: 'ready' });
  });

  it('of another visit, or of none › asked for › is not found, in the same words; without a visit › nobody is let in', async () => {
    const [mine, theirs] = [await aVisitor(), await aVisitor()];
    const foreign = await ready(theirs);
    await ready(mine);
    const ids = [foreign.id, crypto.randomUUID()];
    const refusals = await Promise.all(ids.map((previewId) => mine.refusal(getPreview, { params: { previewId } })));
    expect(new Set(refusals.map(({ status, code, message }) => [status, code, message].join('; ')))).toEqual(
      new Set(['404; interviewing.preview_not_found; This preview was not found. It may be more than a day old.']),
    );
    const recruiter = await aRecruiter(app);
    for (const caller of [createClient(overInject(app)), recruiter]) {
      expect((await caller.refusal(getPreview, { params: { previewId: foreign.id } })).status).toBe(401);
      expect((await caller.refusal(createPreview, { body: given })).status).toBe(401);
    }
  });

  it('stopped › while it is being made › has failed by that alone, is not written by its run, and can be begun anew', async () => {
    const [by, other] = [await aVisitor(), await aVisitor()];
    const { id } = await begun(by);
    const asked = { params: { previewId: id } };
    const stopped = { code: 'interviewing.preview_stopped' };
    expect((await other.refusal(stopPreview, asked)).code).toBe('interviewing.preview_not_found');
    expect(await by.call(stopPreview, asked)).toMatchObject({ id, state: 'failed', error: stopped });
    expect(await run(by, { id })).toMatchObject({ state: 'failed', error: stopped, plan: null });
    const anew = await begun(by);
    const made = await run(by, anew, 2);
    expect(made.state).toBe('ready');
    // A finished preview stays as it is.
    expect(await by.call(stopPreview, asked)).toEqual(made);
  });

  it('begun anew › while an old run goes on › is not written by it', async () => {
    const by = await aVisitor();
    const { id } = await ready(by);
    await begun(by, { description: 'Night nurse\nYou look after twelve patients.' });
    const { onDatabase } = interviewingActivities(app);
    const old = { ownerId: by.ownerId, previewId: id, attempt: 1 };
    expect(await onDatabase.beginPreview(old)).toEqual({ next: 'gone' });
    await onDatabase.failPreview({ ...old, code: 'interviewing.plan_failed' });
    expect(await by.call(getPreview, { params: { previewId: id } })).toMatchObject({ state: 'queued', error: null });
  });

  it('whose visit is over › swept › is gone with its CV, and those of living visits stay', async () => {
    const [over, living] = [await aVisitor(), await aVisitor()];
    const gone = await ready(over, { cvText });
    const stays = await ready(living);
    await expireVisit(over);
    await sweep(app, 'previews');
    const left = await storedPreviews();
    expect(left).not.toContain(gone.id);
    expect(left).toContain(stays.id);
  });
});

/** Expires a visit: as the database's owner, since nobody else may change its end. */
async function expireVisit({ ownerId }: Visitor): Promise<void> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  try {
    await client.query('update interviewing.preview set expires_at = now() where owner_id = $1', [ownerId]);
  } finally {
    await client.end();
  }
}

describe('converting a visit', () => {
  it('with a preview from text and CV › makes position, candidate, CV and the very plan, once, and leaves no copy', async () => {
    const by = await aVisitor();
    const { id, plan: shown } = await ready(by, { cvText });
    const recruiter = await aRecruiter(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => convert(recruiter, by)));
    answers.push(await convert(recruiter, by));
    const [{ positionId, interviewId } = { positionId: null, interviewId: null }] = answers;
    expect(answers).toEqual(answers.map(() => ({ positionId, interviewId, notKept: null })));

    const { positions, candidates, interviews } = await holdingsOf(recruiter);
    expect([positions, candidates, interviews].map((one) => [one].flat().length)).toEqual([1, 1, 1]);
    expect(await recruiter.call(getPosition, { params: { positionId: positionId ?? '' } })).toMatchObject({
      title: 'Senior backend engineer',
      level: 'senior',
      description,
      interviewsCount: 1,
      candidatesCount: 1,
    });
    const interview = await recruiter.call(getInterview, { params: { interviewId: interviewId ?? '' } });
    expect(interview).toMatchObject({
      status: 'planned',
      type: 'technical',
      durationMinutes: 60,
      language: 'en',
      planVersion: 1,
      candidate: { name: 'Maksym Bondar' },
      generation: { state: 'ready', error: null },
    });
    const { plan, gate } = await recruiter.call(getPlan, { params: { interviewId: interview.id } });
    expect(gate).toEqual({ ok: true, problems: [] });
    expect(plan).toMatchObject({ source: 'playbook', fallbackReason: null, version: 1 });
    const whole = shown?.questions.map(({ text }) => text) ?? [];
    expect(plan.questions.flatMap(({ text }) => (whole.includes(text) ? [text] : []))).toEqual(whole);
    expect(plan.questions.flatMap(({ text, expectedMin }) => (whole.includes(text) ? [] : [expectedMin]))).toEqual(
      shown?.locked.map(({ minutes }) => minutes),
    );
    // Each quote is a line of the CV as stored now.
    const cv = await recruiter.call(getCvText, { params: { cvId: interview.cvId ?? '' } });
    const quotes = plan.candidate.strengths.map(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { cvId, page, start, end, quote } of quotes) {
      expect(cvId).toBe(cv.cvId);
      expect(cv.pages.find(({ number }) => number === page)?.visible.slice(start, end)).toBe(quote);
    }
    await recruiter.call(startInterview, { params: { interviewId: interview.id } });

    expect(await storedPreviews()).not.toContain(id);
    expect((await by.refusal(getPreview, { params: { previewId: id } })).status).toBe(401);
    await recruiter.call(deleteAccount, { body: { password: aPassword } });
  });

  it('with a preview without CV › names the candidate in the language of the account, in the language of the plan the rest', async () => {
    const by = await aVisitor();
    const url = `${sandbox.url}/sandbox/careers/staff-nurse`;
    await ready(by, { description: '', url });
    const recruiter = await aRecruiter(app);
    const { positionId } = await recruiter.call(convertAnonymousSession, {
      body: { sessionId: by.sessionId, userId: recruiter.userId },
      headers: { 'accept-language': 'uk' },
    });
    expect(await recruiter.call(getPosition, { params: { positionId: positionId ?? '' } })).toMatchObject({
      title: 'Staff nurse, surgical ward',
      type: 'full_time',
      url,
    });
    const { candidates, interviews } = await holdingsOf(recruiter);
    expect(candidates.map(({ name, cv }) => [name, cv])).toEqual([['Кандидат без імені', null]]);
    expect(interviews).toMatchObject([{ status: 'planned', language: 'en' }]);
  });

  it('with a CV of signs that nobody sees › counts as one without, and makes the plan', async () => {
    const by = await aVisitor();
    await ready(by, { cvText: '\u200b\u2060\u{e0041}\ufeff\u200b' });
    const recruiter = await aRecruiter(app);
    const { interviewId, notKept } = await convert(recruiter, by);
    expect(notKept).toBeNull();
    const interview = await recruiter.call(getInterview, { params: { interviewId: interviewId ?? '' } });
    expect(interview).toMatchObject({ status: 'planned', cvId: null });
  });

  it('over the account’s limit › makes nothing and says so; with room within the day › makes it', async () => {
    const by = await aVisitor();
    const { id } = await ready(by, { cvText });
    const recruiter = await aRecruiter(app);
    await anInterview(recruiter);
    const before = await holdingsOf(recruiter);
    const none = { positionId: null, interviewId: null, notKept: 'limit' };
    expect(await convert(recruiter, by)).toEqual(none);
    expect(await convert(recruiter, by)).toEqual(none);
    expect(await holdingsOf(recruiter)).toEqual(before);
    expect(await storedPreviews()).toContain(id);

    await startPaidMonth(app, recruiter.userId);
    const kept = await convert(recruiter, by);
    expect(kept).toMatchObject({ notKept: null, interviewId: expect.any(String) });
    expect(await convert(recruiter, by)).toEqual(kept);
    expect(await storedPreviews()).not.toContain(id);
  });

  it('where the interview alone has no room › makes no position either', async () => {
    const recruiter = await aRecruiter(app);
    const { position } = await anInterview(recruiter);
    await recruiter.call(updatePosition, {
      params: { positionId: position.id },
      body: { status: 'inactive' },
    });
    const by = await aVisitor();
    await ready(by, { cvText });
    const before = await holdingsOf(recruiter);
    expect((await convert(recruiter, by)).notKept).toBe('limit');
    expect(await holdingsOf(recruiter)).toEqual(before);
  });

  it('while its preview is being made › takes nothing yet; once it is ready › makes it', async () => {
    const by = await aVisitor();
    const first = await begun(by);
    const recruiter = await aRecruiter(app);
    expect(await convert(recruiter, by)).toEqual({ positionId: null, interviewId: null, notKept: 'unfinished' });
    await run(by, first);
    expect((await convert(recruiter, by)).interviewId).not.toBeNull();
  });

  it('of a preview that failed › makes nothing, and leaves nothing of it', async () => {
    const by = await aVisitor();
    const failed = await run(by, await begun(by, { description: '', url: 'nonsense' }));
    expect(failed.state).toBe('failed');
    expect((await convert(await aRecruiter(app), by)).notKept).toBe('nothing');
    expect(await storedPreviews()).not.toContain(failed.id);
  });

  it('of another account’s visit › is not found, and its preview stays untouched', async () => {
    const by = await aVisitor();
    await ready(by);
    const [owner, other] = [await aRecruiter(app), await aRecruiter(app)];
    await convert(owner, by);
    const refused = await other.refusal(convertAnonymousSession, {
      body: { sessionId: by.sessionId, userId: other.userId },
    });
    expect([refused.status, refused.code]).toEqual([404, 'common.not_found']);
    expect(await holdingsOf(other)).toMatchObject({ positions: [], candidates: [], interviews: [] });
  });
});
