import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { cancelInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';

import { asTenant } from '#platform/db/unit-of-work.ts';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { knownCandidates } from '#modules/interviewing/generation/known-candidates.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import { askOpenMatters } from '#modules/interviewing/plan-writer/model/ask-open-matters.ts';
import { withPace } from '#modules/interviewing/plan-writer/model/call-size.ts';
import { context } from '#modules/interviewing/plan-writer/draft/tailoring-example.ts';
import { newId } from '#platform/new-id.ts';
import { startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import type { OpenAiSandbox } from '#sandbox/openai/openai.ts';
import { aPosition, anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let model: OpenAiSandbox;
beforeAll(async () => {
  [app, model] = await Promise.all([startTestApp(), startOpenAiSandbox()]);
});
beforeEach(() => fetch(`${model.origin}/sandbox/requests`, { method: 'DELETE', headers: { connection: 'close' } }));
afterAll(async () => {
  await Promise.all([app.close(), model.close()]);
});

const writer = () =>
  createAiWriter({ llm: createOpenAiLlm({ apiKey: 'sk-test', baseUrl: model.url, model: 'any', idleMs: 60_000 }) });

const others = `Ivan Sokol
Backend engineer

Experience
Vitrola, developer, 2020 - 2025
- Built the booking service in Java and halved its errors within a year
- Wrote the runbook for 31 alerts and taught two colleagues to use it
`;

interface Asked {
  readonly block: string;
  readonly content: string;
}

async function askedOfModel(): Promise<readonly Asked[]> {
  const answer = await fetch(`${model.origin}/sandbox/requests`, { headers: { connection: 'close' } });
  const requests: readonly { body: { messages: readonly { content: string }[] } }[] = JSON.parse(await answer.text());
  return requests.map(({ body }) => {
    const content = body.messages.map((message) => message.content).join('\n');
    return { block: /"block":"(\w+)"/u.exec(content)?.[1] ?? '', content };
  });
}

function interviewFor(caller: Recruiter, positionId: string, cv: string, previousFeedback?: string) {
  const changes = { durationMinutes: 45, ...(previousFeedback === undefined ? {} : { previousFeedback }) };
  return anInterview(caller, { positionId, cv, changes });
}

test('plan › of the first of two candidates whose CVs are there › the core asks what is open about both, and no call sees two of them', async () => {
  const caller = await aRecruiter(app, { premium: true });
  const { id: positionId } = await aPosition(caller);
  const first = await interviewFor(caller, positionId, cvText);
  const second = await interviewFor(caller, positionId, others, 'Runs alerts well. Data modelling was not reached.');
  await runGeneration(caller, first.id, await generate(caller, first.id), writer());

  const asked = await askedOfModel();
  const open = asked.filter(({ block }) => block === 'open').map(({ content }) => content);
  expect(open.map((content) => [content.includes('Acme'), content.includes('Vitrola')])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );
  expect(open.filter((content) => content.includes('Data modelling was not reached'))).toHaveLength(1);
  expect(open.filter((content) => /Bondar|Sokol/u.test(content))).toEqual([]);
  const [core = ''] = asked.filter(({ block }) => block === 'core').map(({ content }) => content);
  expect(core.match(/Of one person:\n- .+/gu)).toHaveLength(2);
  expect(core).not.toMatch(/Acme|Vitrola|not reached/u);

  const { plan } = await caller.call(getPlan, { params: { interviewId: first.id } });
  expect(plan.candidatesInView).toBe(2);
  expect(plan.questions.map(({ block }) => block)).toEqual(['core', 'core', 'core', 'core', 'core', 'core', 'cv']);
  // The person's own questions are based on their CV, and nothing is said before the core questions.
  expect(plan.questions[6]).toMatchObject({ evidence: [{ page: 1 }] });
  expect(plan.candidate.followUps.filter(({ leadsIn }) => leadsIn)).toEqual([]);
  const { items } = await caller.call(listAiRecords, { params: { interviewId: first.id } });
  expect(items.filter(({ part }) => part === 'open_matters').map(({ accepted }) => accepted)).toEqual([3, 3]);

  await runGeneration(caller, second.id, await generate(caller, second.id), writer());
  const { plan: other } = await caller.call(getPlan, { params: { interviewId: second.id } });
  const shared = (one: typeof plan) => one.questions.filter(({ block }) => block === 'core');
  expect(other.coreHash).toBe(plan.coreHash);
  expect(shared(other).map(({ order, expectedMin, id }) => [order, expectedMin, id])).toEqual(
    shared(plan).map(({ order, expectedMin, id }) => [order, expectedMin, id]),
  );
});

test.each([
  ['whose last question took up what was said before it', `jsonb_set(content, '{questions,4,aboutOwnResult}', 'true')`],
  ['with fewer questions than several candidates are asked today', `content #- '{questions,5}'`],
])('findCore › a core %s › is not asked of the next candidate', async (_what, older) => {
  const caller = await aRecruiter(app, { premium: true });
  const { id: positionId } = await aPosition(caller);
  const first = await interviewFor(caller, positionId, cvText);
  const second = await interviewFor(caller, positionId, others);
  await runGeneration(caller, first.id, await generate(caller, first.id), writer());
  // Nobody may change a core, so the database's owner does.
  const owner = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await owner.connect();
  await owner.query(`update interviewing.core set content = ${older} where position_id = $1`, [positionId]);
  await owner.end();
  await runGeneration(caller, second.id, await generate(caller, second.id), writer());
  const [one, other] = await Promise.all(
    [first, second].map(({ id }) => caller.call(getPlan, { params: { interviewId: id } })),
  );
  expect(other?.plan.coreHash).not.toBe(one?.plan.coreHash);
});

test('writeCore › of several people, in an interview whose task is the interview, or with a model that answers nothing › is written as for one', async () => {
  const cv = (text: string) => ({ cvId: newId(), pages: [{ number: 1, visible: text }], lines: [] });
  const candidates = [cvText, others].map((text) => ({
    name: '',
    cv: cv(text),
    previousFeedback: null,
    openPoints: null,
  }));
  const brief = {
    position: { id: newId(), version: 1, title: 'Engineer', description: 'Services.', focusAreas: [], level: 'senior' },
    interviewType: 'coding',
    durationMin: 60,
    language: 'en',
  } as const;
  expect((await writer().writeCore(brief, context, candidates)).candidatesInView).toBeUndefined();
  expect((await askedOfModel()).filter(({ block }) => block === 'open')).toEqual([]);

  const silent: Llm = {
    model: 'silent',
    async *stream({ messages }) {
      const isOpen = messages.some(({ content }) => content.includes('"block":"open"'));
      yield { kind: 'text', text: isOpen ? '{"matters":[]}' : '{}' };
      yield { kind: 'end', usage: noUsage };
    },
  };
  const open = await askOpenMatters(
    { llm: withPace(silent), callsAtOnce: 2, today: () => '2026-11-30' },
    { brief: { ...brief, interviewType: 'technical' }, candidates },
    context,
  );
  expect(open).toEqual([]);
});

test('plan › of a position with one candidate › nothing is asked beforehand, and the plan says nothing of others', async () => {
  const caller = await aRecruiter(app, { premium: true });
  const { id } = await interviewFor(caller, (await aPosition(caller)).id, cvText);
  await runGeneration(caller, id, await generate(caller, id), writer());
  expect((await askedOfModel()).filter(({ block }) => block === 'open')).toEqual([]);
  expect((await caller.call(getPlan, { params: { interviewId: id } })).plan.candidatesInView).toBeUndefined();
});

test('knownCandidates › cancelled, begun, without a CV, being erased, of another account › only who will be asked is known', async () => {
  const caller = await aRecruiter(app, { premium: true });
  const { id: positionId } = await aPosition(caller);
  const { id: first } = await aPlannedInterview(caller, { positionId, cv: cvText });
  const {
    id: cancelled,
    candidate: { id: leaving },
  } = await interviewFor(caller, positionId, others, 'Runs alerts well.');
  await anInterview(caller, { positionId });
  const known = async (owner = caller.session.user.id) => {
    const candidates = await asTenant(app.deps.db, owner, (tx) =>
      knownCandidates(tx, { positionId, interviewType: 'technical' }),
    );
    return candidates.map(({ cv, previousFeedback }) => [cv.pages[0]?.visible.split('\n')[0], previousFeedback]);
  };
  expect(await known()).toEqual([
    ['Ivan Sokol', 'Runs alerts well.'],
    ['Maksym Bondar', null],
  ]);
  // Notes on a cancelled interview are not read any more; the person may still be invited.
  await caller.call(cancelInterview, { params: { interviewId: cancelled }, body: { reason: 'other' } });
  expect(await known()).toEqual([
    ['Ivan Sokol', null],
    ['Maksym Bondar', null],
  ]);
  await caller.call(startInterview, { params: { interviewId: first } });
  expect(await known()).toEqual([['Ivan Sokol', null]]);
  expect(await known((await aRecruiter(app)).session.user.id)).toEqual([]);
  // Nothing is read about a candidate who is being erased.
  await caller.call(deleteCandidate, { params: { candidateId: leaving } });
  expect(await known()).toEqual([]);
});
