import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { startInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { type EditedQuestion, editPlan, lockQuestion, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { listPlanVersions } from '#contracts/interviewing/plan/plan-versions.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { renewCore } from '#contracts/interviewing/plan/position-core.ts';
import { replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { newId } from '#platform/new-id.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { aCandidate, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let user: Recruiter;
let sandbox: OpenAiSandbox;
let ai: PlanWriter;

beforeAll(async () => {
  app = await startTestApp();
  user = await aRecruiter(app, { premium: true });
  sandbox = await startOpenAiSandbox();
  ai = createAiWriter({ llm: createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any' }) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const inCv = `${cvText}- Built the search of the catalogue over 3 million products and halved its cost\n`;
const lock = (interviewId: string, questionId: string, locked = true) =>
  user.call(lockQuestion, { params: { interviewId, questionId }, body: { locked } });
const read = (interviewId: string) => user.call(getPlan, { params: { interviewId } });
const ofPerson = ({ questions }: Pick<Plan, 'questions'>) => questions.filter(({ block }) => block === 'cv');
const kept = ({ questions }: Plan): EditedQuestion[] => questions.map(({ id }) => ({ id }));

/** A plan whose second question for the person is locked. */
async function aLocked(cv: string | undefined, durationMinutes = 60) {
  const { id, plan } = await aPlannedInterview(user, { ...(cv !== undefined && { cv }), changes: { durationMinutes } });
  const [other, locked] = ofPerson(plan);
  if (other === undefined || locked === undefined) throw new Error('two questions for this person');
  await lock(id, locked.id);
  return { id, plan, locked, other };
}

/** Without its position in the interview, and its writer, which is only set if it differs from the others'. */
function words({ order: _order, source: _source, focusAreas: _areas, behind: _behind, ...question }: Question) {
  return question;
}

async function again(interviewId: string, writer?: PlanWriter) {
  await runGeneration(user, interviewId, await generate(user, interviewId), writer);
  return read(interviewId);
}

async function sentToModel(): Promise<string> {
  return (await fetch(`${sandbox.origin}/sandbox/requests`)).text();
}

describe('lockQuestion', () => {
  it('a question for this person › locked and unlocked, each twice › says so, and makes no version', async () => {
    const { id, plan, locked } = await aLocked(inCv);
    expect(await lock(id, locked.id)).toEqual({ locked: [locked.id] });
    expect(await read(id)).toMatchObject({ locked: [locked.id], plan: { version: 1 } });
    expect(await lock(id, locked.id, false)).toEqual({ locked: [] });
    expect(await lock(id, locked.id, false)).toEqual({ locked: [] });
    expect(await read(id)).toMatchObject({ locked: [], plan });
  });

  it('of the core, unknown, of another account, while a plan is made, once it runs › is refused', async () => {
    const { id, plan, other } = await aLocked(inCv);
    const refusal = (questionId: string, by = user) =>
      by.refusal(lockQuestion, { params: { interviewId: id, questionId }, body: { locked: true } });
    const core = plan.questions.find(({ block }) => block === 'core')?.id ?? '';
    expect(await refusal(core)).toMatchObject({ status: 422, code: 'interviewing.question_for_everybody' });
    expect((await refusal(newId())).code).toBe('interviewing.question_unknown');
    const stranger = await aRecruiter(app);
    expect(await refusal(other.id, stranger)).toMatchObject({ status: 404, code: 'interviewing.interview_not_found' });
    const generation = await generate(user, id);
    expect((await refusal(other.id)).code).toBe('interviewing.generation_running');
    await runGeneration(user, id, generation);
    await user.call(startInterview, { params: { interviewId: id } });
    const [first] = ofPerson((await read(id)).plan);
    expect((await refusal(first?.id ?? '')).code).toBe('interviewing.transition_refused');
  });
});

describe.each([
  ['the playbook', () => createPlaybookWriter()],
  ['a model', () => ai],
] as const)('a plan made again by %s', (_name, writer) => {
  it.each([
    [45, 'with a CV', inCv],
    [60, 'with a CV', inCv],
    [60, 'without a CV', undefined],
  ] as const)(
    'in %i minutes, %s › keeps what is locked, and asks something else beside it',
    async (minutes, _cv, cv) => {
      const { id, locked, other } = await aLocked(cv, minutes);
      const { plan: now, gate, locked: still } = await again(id, writer());
      expect(gate).toEqual({ ok: true, problems: [] });
      expect(still).toEqual([locked.id]);
      const own = ofPerson(now);
      const same = own.find((question) => question.id === locked.id);
      expect(same && words(same)).toEqual(words(locked));
      expect(own).toHaveLength(2);
      expect(own.map(({ text }) => text)).not.toContain(other.text);
      expect(now.flow.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
      // and once more
      const { plan: third } = await again(id, writer());
      expect(ofPerson(third).filter((question) => question.id === locked.id)).toHaveLength(1);
      const { items } = await user.call(listPlanVersions, { params: { interviewId: id } });
      expect(items.map(({ version, change }) => [version, change])).toEqual([
        [3, null],
        [2, null],
        [1, null],
      ]);
    },
  );

  it('with every question for this person locked › keeps them all, with their minutes', async () => {
    const { id, plan, other } = await aLocked(inCv);
    await lock(id, other.id);
    const { plan: now, gate } = await again(id, writer());
    expect(gate.ok).toBe(true);
    expect(ofPerson(now).map(words)).toEqual(ofPerson(plan).map(words));
    expect(now.candidate.strengths.length).toBeGreaterThan(0);
  });

  it('with somebody’s own question locked › keeps it as it was written, though no writer may write so little', async () => {
    const { id, plan } = await aLocked(inCv);
    const [first, second] = ofPerson(plan);
    await lock(id, second?.id ?? '', false);
    const text = 'Olena Bondar told us of your search. What did it cost?';
    const competencyId = first?.competencyId ?? '';
    const own: EditedQuestion = { text, expectedMin: 4, keyPoints: ['A figure'], kind: 'behavioral', competencyId };
    const questions = [...kept(plan).filter((one) => !('id' in one) || one.id !== second?.id), own];
    await user.call(editPlan, { params: { interviewId: id }, body: { questions }, ifMatch: 1 });
    const added = (await read(id)).plan.questions.at(-1);
    await lock(id, added?.id ?? '');
    const { plan: now, gate } = await again(id, writer());
    expect(gate).toEqual({ ok: true, problems: [] });
    const same = now.questions.find((question) => question.id === added?.id);
    expect(same).toMatchObject({ text, source: 'person', expectedMin: 4, expectedAnswer: { keyPoints: ['A figure'] } });
    expect(ofPerson(now)).toHaveLength(2);
  });

  it('after the core was written anew, with more time › keeps it in the usual minutes, about what the core has a name for', async () => {
    const { id, plan, locked } = await aLocked(inCv);
    const positionId = (await user.call(updateInterview, { params: { interviewId: id }, body: {} })).position.id;
    await user.call(renewCore, { params: { positionId } });
    const adjustments = { extraTime: 50, breakMinutes: 5 } as const;
    await user.call(updateInterview, { params: { interviewId: id }, body: { adjustments } });
    const { plan: now, gate } = await again(id, writer());
    expect(gate.ok).toBe(true);
    expect(now.coreHash).not.toBe(plan.coreHash);
    const same = now.questions.find((question) => question.id === locked.id);
    expect(same).toMatchObject({ text: locked.text, anchors: locked.anchors, evidence: locked.evidence });
    const competency = now.competencies.find(({ id: one }) => one === same?.competencyId);
    expect(competency?.name).toBe(same?.category);
    expect(Math.abs((same?.expectedMin ?? 0) - locked.expectedMin * 1.5)).toBeLessThan(1);
  });

  it('from another CV › keeps it, with its line where this one has that, and without where not', async () => {
    const { id, locked } = await aLocked(inCv);
    const candidateId = (await user.call(updateInterview, { params: { interviewId: id }, body: {} })).candidate.id;
    const quote = locked.evidence?.[0]?.quote ?? '';
    const paste = (text: string) => user.call(pasteCvText, { params: { candidateId }, body: { text } });
    await paste(`Head of engineering since this spring\n${inCv}`);
    const found = (await again(id, writer())).plan.questions.find((question) => question.id === locked.id);
    expect(found?.evidence?.map((line) => line.quote)).toEqual([quote]);
    expect(found?.evidence?.[0]?.cvId).not.toBe(locked.evidence?.[0]?.cvId);
    await paste('Pastry chef\n\n- Ran a bakery with twelve people for nine years and opened a second shop\n');
    const { plan: now, gate } = await again(id, writer());
    expect(gate.ok).toBe(true);
    const same = now.questions.find((question) => question.id === locked.id);
    expect(same).toMatchObject({ text: locked.text });
    expect(same?.evidence).toBeUndefined();
  });
});

describe('a locked question', () => {
  it('told a model › stands as accepted and not as asked before, without the person’s name', async () => {
    const { id, plan } = await aLocked(inCv);
    const [first] = ofPerson(plan);
    const text = 'Maksym Bondar, which part of the billing API was yours?';
    const questions = kept(plan).map((one) => ('id' in one && one.id === first?.id ? { ...one, text } : one));
    await user.call(editPlan, { params: { interviewId: id }, body: { questions } });
    await lock(id, first?.id ?? '');
    await fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });
    await again(id, ai);
    const sent = await sentToModel();
    expect(sent).toContain('which part of the billing API was yours?');
    expect(sent).not.toContain('Bondar, which');
    expect(sent.match(/which part of the billing API was yours\?/gu)?.length).toBe(sent.match(/<<<accepted/gu)?.length);
  });

  it('edited, removed or replaced › is refused, and stays › moved, others edited: goes on', async () => {
    const { id, plan, locked, other } = await aLocked(inCv);
    const params = { interviewId: id };
    const refusal = (questions: EditedQuestion[]) => user.refusal(editPlan, { params, body: { questions } });
    const changed = (change: object) =>
      kept(plan).map((one) => ('id' in one && one.id === locked.id ? { ...one, ...change } : one));
    for (const questions of [
      changed({ text: 'Another one?' }),
      changed({ expectedMin: 3 }),
      changed({ mustAsk: !locked.mustAsk }),
      kept(plan).filter((one) => 'id' in one && one.id !== locked.id),
    ]) {
      expect(await refusal(questions)).toMatchObject({ status: 409, code: 'interviewing.question_locked' });
    }
    const replacing = { params: { ...params, questionId: locked.id }, body: { wanted: 'other', version: 1 } } as const;
    expect((await user.refusal(replaceQuestion, replacing)).code).toBe('interviewing.question_locked');
    expect(await read(id)).toMatchObject({ plan, locked: [locked.id] });

    await user.call(editPlan, { params, body: { questions: kept(plan).toReversed() } });
    const events = await user.events(replaceQuestion, {
      params: { ...params, questionId: other.id },
      body: { wanted: 'other', version: 2 },
    });
    expect(events.at(-1)?.data).toMatchObject({ kind: 'replaced', locked: [locked.id] });
    await lock(id, locked.id, false);
    const body = { questions: [{ id: locked.id, text: 'Another one?' }] };
    expect((await user.call(editPlan, { params, body })).plan.questions).toHaveLength(1);
  });

  it('of a version that gives way to one without it › is locked again where it comes back; a merge keeps it', async () => {
    const { id, locked } = await aLocked(inCv);
    const params = { interviewId: id };
    const restore = (version: number) => user.call(restorePlan, { params, body: { version } });
    await lock(id, locked.id, false);
    await again(id);
    const [first] = ofPerson((await read(id)).plan);
    await lock(id, first?.id ?? '');
    expect((await restore(1)).locked).toEqual([]);
    expect((await restore(2)).locked).toEqual([first?.id]);
    const candidateId = (await user.call(updateInterview, { params, body: {} })).candidate.id;
    const { id: into } = await aCandidate(user, { name: 'Maksym Bondar' });
    await user.call(mergeCandidates, { params: { candidateId: into }, body: { otherId: candidateId } });
    expect((await read(id)).locked).toEqual([first?.id]);
  });

  it('with more minutes than stand beside the core › no new version is made, and the plan stays', async () => {
    const { id, plan, locked } = await aLocked(inCv);
    const params = { interviewId: id };
    // Minutes that the core will take back: more than the person's other questions can give up.
    const taken = plan.questions.filter(({ block }) => block === 'core').slice(0, 2);
    const questions: EditedQuestion[] = [
      ...kept(plan).filter((one) => 'id' in one && [...taken, locked].every(({ id: other }) => one.id !== other)),
      {
        text: 'Which of our outages would you have found first?',
        expectedMin: taken.reduce((sum, { expectedMin }) => sum + expectedMin, 0),
        keyPoints: ['Names one of them'],
        kind: 'task',
        competencyId: locked.competencyId,
      },
      { id: locked.id },
    ];
    await user.call(editPlan, { params, body: { questions } });
    const { plan: edited } = await read(id);
    for (const question of ofPerson(edited)) await lock(id, question.id);
    await expect(again(id)).rejects.toMatchObject({ code: 'interviewing.locked_unfit' });
    expect((await read(id)).plan).toEqual(edited);
  });
});
