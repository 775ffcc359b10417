import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import {
  type SharedDocument,
  createShare,
  listShares,
  openShare,
  revokeShare,
  shareViews,
} from '#contracts/interviewing/summary/interview-share.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { completeInterview, getInterview, reopenInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { limits } from '#contracts/limits.ts';
import { planContent } from '#modules/interviewing/export/plan-content.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { createClient, overInject, shapeOf } from '#tests/helpers/api/client.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { asDatabaseOwner } from '#tests/helpers/database/as-database-owner.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';

let app: TestApp;
let owner: Recruiter;
let planned: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await aRecruiter(app, { premium: true });
  planned = (await aPlannedInterview(owner, { cv: cvText })).id;
});
afterAll(() => app.close());

const of = (interviewId: string) => ({ params: { interviewId } });
const stranger = () => createClient(overInject(app));
const tokenOf = (url: string) => new URL(url).hash.replace('#token=', '');
const open = (token: string) => stranger().outcome(openShare, { body: { token } });

interface Wanted {
  readonly view: SharedDocument['view'];
  readonly hideName?: boolean;
}

/** A new link: its id and its secret. */
async function shared(interviewId: string, { view, hideName = false }: Wanted, by = owner) {
  const { link, url } = await by.call(createShare, { ...of(interviewId), body: { view, hideName } });
  return { id: link.id, token: tokenOf(url) };
}

async function decide(by: Recruiter, interviewId: string, overallAssessment = 'Solid'): Promise<void> {
  const body = { overallAssessment, strengths: ['Asks first'], concerns: [], recommendation: 'hire' as const };
  await by.call(putSummary, { ...of(interviewId), body });
}

/** Started, with one answer scored and noted, the rest scored; completed and not decided. */
async function completed(by: Recruiter, note: string, candidateId?: string): Promise<string> {
  const given = candidateId === undefined ? { cv: cvText } : { candidateId };
  const { id, questions } = await aStartedInterview(by, given);
  const operations = questions.flatMap(({ id: questionId }, index): Operation[] => {
    const change = () => ({ id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0 });
    const score: Operation = { ...change(), kind: 'score', value: 7 };
    return index === 0 ? [score, { ...change(), kind: 'note', value: note }] : [score];
  });
  await by.call(applyOperations, { ...of(id), body: { operations } });
  await by.call(completeInterview, of(id));
  return id;
}

/** Each text of a value, under any name. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('createShare', () => {
  it('on the free plan › is refused with the feature and leaves nothing; links of a paid month live on', async () => {
    const free = await aRecruiter(app);
    const interview = await aPlannedInterview(free);
    const body = { view: 'plan', hideName: false } as const;
    const refused = await free.refusal(createShare, { ...of(interview.id), body });
    expect(refused).toMatchObject({ status: 403, code: 'billing.premium_only', details: { feature: 'sharing' } });
    const paid = await aRecruiter(app, { premium: true });
    const { id } = await aPlannedInterview(paid);
    const { token } = await shared(id, { view: 'plan' }, paid);
    await asDatabaseOwner(app, `delete from billing.subscription where owner_id = $1`, [paid.userId]);
    expect(await paid.refusal(createShare, { ...of(id), body })).toMatchObject({ code: 'billing.premium_only' });
    expect(await open(token)).toMatchObject({ ok: true });
    expect((await paid.call(listShares, of(id))).items).toMatchObject([{ openings: 1 }]);
    const rows = await ownedRows(app, free.userId);
    expect(rows['interviewing.share_link']).toEqual([]);
  });

  it('a link › made › lives for 14 days; its secret stands in the answer and nowhere in the database', async () => {
    const idempotencyKey = randomUUID();
    const body = { view: 'questions', hideName: true } as const;
    const { link, url } = await owner.call(createShare, { ...of(planned), body, idempotencyKey });
    expect(link).toMatchObject({ view: 'questions', hidesName: true, openings: 0, lastOpenedAt: null });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(14 * 86_400_000);
    expect(url).toMatch(new RegExp(`^${app.config.PUBLIC_URL}/shared#token=[\\w-]{43}$`));
    const token = tokenOf(url);
    const stored = JSON.stringify(await ownedRows(app, owner.userId));
    expect(stored).toContain(link.id);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('the same call › again under its key › is the same link with another secret; the lost one opens nothing', async () => {
    const input = { ...of(planned), body: { view: 'plan', hideName: false } as const, idempotencyKey: randomUUID() };
    const first = await owner.call(createShare, input);
    const second = await owner.call(createShare, input);
    expect(second.link).toEqual(first.link);
    expect(await open(tokenOf(first.url))).toMatchObject({ ok: false, code: 'interviewing.share_ended' });
    expect(await open(tokenOf(second.url))).toMatchObject({ ok: true });
  });

  it('the same call › after its link was revoked › is refused, for no secret would open anything', async () => {
    const input = { ...of(planned), body: { view: 'plan', hideName: false } as const, idempotencyKey: randomUUID() };
    const { link } = await owner.call(createShare, input);
    await owner.call(revokeShare, { params: { interviewId: planned, shareId: link.id } });
    expect(await owner.refusal(createShare, input)).toMatchObject({
      status: 404,
      code: 'interviewing.share_not_found',
    });
  });

  it('what cannot be shown yet › asked for › is refused', async () => {
    const draft = await anInterview(owner);
    const refusal = (id: string, view: SharedDocument['view']) =>
      owner.refusal(createShare, { ...of(id), body: { view, hideName: false } });
    expect(await refusal(draft.id, 'plan')).toMatchObject({ code: 'interviewing.plan_not_found' });
    expect(await refusal(planned, 'report')).toMatchObject({ status: 409, code: 'interviewing.share_undecided' });
    const undecided = await completed(owner, 'Clear');
    expect(await refusal(undecided, 'report')).toMatchObject({ code: 'interviewing.share_undecided' });
  });

  it('links › as many as may live › are refused one more, until one is revoked', async () => {
    const { id } = await aPlannedInterview(owner);
    const [first] = await Promise.all(
      Array.from({ length: limits.share.links }, () => shared(id, { view: 'questions' })),
    );
    const body = { view: 'plan', hideName: false } as const;
    expect(await owner.refusal(createShare, { ...of(id), body })).toMatchObject({ code: 'interviewing.share_limit' });
    await owner.call(revokeShare, { params: { interviewId: id, shareId: first?.id ?? '' } });
    await shared(id, { view: 'plan' });
    const { items } = await owner.call(listShares, of(id));
    expect(items).toHaveLength(limits.share.links);
    expect(items[0]).toMatchObject({ view: 'plan' });
  });
});

describe('openShare', () => {
  it('a link › opened twice › counts both and says when; revoked it is in no list, and each step is on record', async () => {
    const { id } = await aPlannedInterview(owner);
    const link = await shared(id, { view: 'plan' });
    const answer = await open(link.token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await open(link.token);
    const [listed] = (await owner.call(listShares, of(id))).items;
    expect(listed).toMatchObject({ id: link.id, openings: 2 });
    expect(Date.now() - Date.parse(listed?.lastOpenedAt ?? '')).toBeLessThan(60_000);
    const params = { interviewId: id, shareId: link.id };
    await owner.call(revokeShare, { params });
    await owner.call(revokeShare, { params });
    expect(await owner.call(listShares, of(id))).toEqual({ items: [] });
    const events = await app.deps.db.system
      .selectFrom('platform.event')
      .select(['type', 'payload'])
      .where('aggregate_id', '=', link.id)
      .orderBy('id')
      .execute();
    const facts = { interviewId: id, shareId: link.id };
    expect(events).toEqual([
      { type: 'interviewing.share-link.created', payload: { ...facts, view: 'plan', hidesName: false } },
      { type: 'interviewing.share-link.revoked', payload: facts },
    ]);
  });

  it('the view of the plan › opened › is what its file would hold, without ids', async () => {
    const { token } = await shared(planned, { view: 'plan' });
    const {
      interview: head,
      coreHash,
      ...content
    } = planContent(await owner.call(getInterview, of(planned)), (await owner.call(getPlan, of(planned))).plan);
    const { id, status, ...interview } = head;
    const document = await stranger().call(openShare, { body: { token } });
    expect(document).toEqual({ view: 'plan', expiresAt: expect.any(String), interview, content });
    const texts = JSON.stringify(document);
    expect([texts.includes(id), texts.includes(coreHash), status]).toEqual([false, false, 'planned']);
    // a sentence's condition identifies competencies by id
    expect(texts).not.toContain('"ground');
  });

  it('the view of questions › opened › has them with minutes and handouts, and nothing of how they are judged', async () => {
    const { plan } = await owner.call(getPlan, of(planned));
    const answer = await open((await shared(planned, { view: 'questions' })).token);
    const { questions, flow } = plan;
    expect(answer).toMatchObject({
      ok: true,
      body: {
        content: {
          flow: flow.map(({ kind, minutes }) => ({ kind, minutes })),
          questions: questions.map(({ order, text, expectedMin }) => ({ number: order, text, minutes: expectedMin })),
        },
      },
    });
    const said = [...questions.flatMap(({ text, handout }) => [text, ...(handout ?? [])]), ...textsOf(flow)].join('\n');
    const kept = textsOf([
      plan.candidate,
      plan.summary,
      plan.decision,
      plan.candidateQuestions,
      plan.competencies.map(({ definition, basis }) => [definition, basis]),
      questions.map(
        ({ whyAsked, expectedAnswer, anchors, exampleAnswer, decidingFact, probes, redFlags, evidence, followsUp }) => [
          whyAsked,
          expectedAnswer,
          anchors,
          exampleAnswer,
          decidingFact,
          probes,
          redFlags,
          evidence,
          followsUp,
        ],
      ),
    ]).filter((text) => text.length > 12 && !said.includes(text));
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((text) => answer.text.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('a report › reopened › ends as any other link, and opens again once it is decided anew', async () => {
    const id = await completed(owner, 'Weighs both sides');
    await decide(owner, id);
    const { token } = await shared(id, { view: 'report' });
    expect(await open(token)).toMatchObject({
      ok: true,
      body: { content: { recommendation: 'hire', score: 7, questions: expect.any(Array) } },
    });
    await owner.call(reopenInterview, { ...of(id), body: { reason: 'One question was forgotten' } });
    const away = await open(token);
    expect(shapeOf(away)).toEqual(shapeOf(await open('never-made')));
    await owner.call(completeInterview, of(id));
    expect(await open(token)).toMatchObject({ ok: false });
    await decide(owner, id);
    expect(await open(token)).toMatchObject({ ok: true });
    expect((await owner.call(listShares, of(id))).items).toMatchObject([{ openings: 2 }]);
  });

  it('never made, cut off, expired, revoked, of an erased candidate or account › opened › one answer', async () => {
    const links = {
      expired: await shared(planned, { view: 'plan' }),
      revoked: await shared(planned, { view: 'plan' }),
    };
    const expiry = `update interviewing.share_link set expires_at = now() - interval '1 second' where id = $1`;
    expect(await asDatabaseOwner(app, expiry, [links.expired.id])).toBe(1);
    await owner.call(revokeShare, { params: { interviewId: planned, shareId: links.revoked.id } });
    const candidate = await aCandidate(owner, { cv: cvText });
    const ofErased = await aPlannedInterview(owner, { candidateId: candidate.id });
    const erased = await shared(ofErased.id, { view: 'plan' });
    expect(await open(erased.token)).toMatchObject({ ok: true });
    await owner.call(deleteCandidate, { params: { candidateId: candidate.id } });
    const leaver = await aRecruiter(app, { premium: true });
    const left = await shared((await aPlannedInterview(leaver)).id, { view: 'plan' }, leaver);
    await leaver.call(deleteAccount, { body: { password: aPassword } });
    const tokens = ['x'.repeat(43), '', links.expired.token, links.revoked.token, erased.token, left.token];
    const answers = await Promise.all(tokens.map(async (token) => shapeOf(await open(token))));
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'interviewing.share_ended' } });
    expect(answers).toEqual(tokens.map(() => answers[0]));
    expect((await owner.call(listShares, of(planned))).items.map(({ id }) => id)).not.toContain(links.expired.id);
  });
});

describe('a hidden name', () => {
  const name = 'Зореслава Квітневська';
  const spellings = /зореслав|квітневськ|zoreslav|kvitnevsk/iu;
  const address = 'z.kvitnevska@example.org';

  async function anInterviewThatNames(): Promise<string> {
    const { id: candidateId } = await aCandidate(owner, { name, cv: cvText, email: address });
    const note = `Зореславу Квітневську питали двічі, Zoreslava знає відповідь. Пише з ${address}.`;
    const id = await completed(owner, note, candidateId);
    await decide(owner, id, `Kvitnevska answers first.\nЗ ЗОРЕСЛАВОЮ легко говорити.`);
    const planted = await asDatabaseOwner(
      app,
      `update interviewing.plan_version v set content = replace(replace(v.content::text,
          '"whyAsked": "', '"whyAsked": "Зореслава Квітневська: '), '"script": "', '"script": "Ask Zoreslava (${address}). ')::jsonb
        from interviewing.plan p where p.id = v.plan_id and p.interview_id = $1`,
      [id],
    );
    expect(planted).toBe(1);
    return id;
  }

  it.each(shareViews)('%s › with the name hidden › has it nowhere, in no alphabet and no case', async (view) => {
    const id = await anInterviewThatNames();
    const hidden = await open((await shared(id, { view, hideName: true })).token);
    expect(hidden).toMatchObject({ ok: true, body: { interview: { candidate: null } } });
    expect(hidden.text).not.toMatch(spellings);
    expect(hidden.text).not.toContain('example.org');
    expect(hidden.text).toContain('[name]');
    const shown = await open((await shared(id, { view })).token);
    expect(shown).toMatchObject({ ok: true, body: { interview: { candidate: name } } });
    expect(shown.text.match(new RegExp(spellings, 'giu'))?.length).toBeGreaterThan(2);
    expect(shown.text).not.toContain('example.org');
    expect(shown.text).toContain('[email]');
  });
});
