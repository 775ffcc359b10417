import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import { completeInterview } from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { listAiRecords } from '#contracts/interviewing/ai-records.ts';
import { draftSummary } from '#contracts/interviewing/summary/summary-draft.ts';
import { newId } from '#platform/new-id.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';

let app: TestApp;
let ai: OpenAiSandbox;
let caller: Recruiter;
beforeAll(async () => {
  ai = await startOpenAiSandbox();
  app = await startTestApp({ OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url });
});
beforeEach(async () => {
  caller = await aRecruiter(app, { premium: true });
});
afterAll(async () => {
  await app.close();
  await ai.close();
});

const notes = 'Bondar moved the index first and watched the p95 for an hour. Call maksym@example.org.';

/** A completed interview; the first answer has notes and an 8, the second a 4. */
async function completed(by = caller, text = notes): Promise<string> {
  const { id, questions } = await aStartedInterview(by);
  const at = new Date().toISOString();
  const operations = questions.flatMap(({ id: questionId }, place): Operation[] => {
    const answer = { at, questionId, baseVersion: 0 };
    const note: Operation = { ...answer, id: newId(), kind: 'note', value: text };
    return [{ ...answer, id: newId(), kind: 'score', value: place === 1 ? 4 : 8 }, ...(place < 2 ? [note] : [])];
  });
  const params = { interviewId: id };
  await by.call(applyOperations, { params, body: { operations } });
  await by.call(completeInterview, { params });
  return id;
}

const drafted = async (interviewId: string, by = caller) =>
  (await by.events(draftSummary, { params: { interviewId } })).map(({ data }) => data);

describe('draftSummary', () => {
  it('notes of two answers › drafted › has sentences with their questions; nothing is stored but the record', async () => {
    const interviewId = await completed();
    expect(await drafted(interviewId)).toEqual([
      {
        kind: 'ready',
        draft: {
          overallAssessment: 'Tells what was done and in which order (Q1).',
          strengths: ['Names the steps that were taken and what came of them (Q1)'],
          concerns: ['Leaves open what was given up for it (Q2)'],
        },
      },
    ]);
    const summary = await caller.call(getSummary, { params: { interviewId } });
    expect(summary).toMatchObject({
      overallAssessment: '',
      strengths: [],
      concerns: [],
      recommendation: null,
      version: 0,
    });
    const { items } = await caller.call(listAiRecords, { params: { interviewId } });
    expect(items).toMatchObject([{ part: 'summary', promptVersion: 'summary-1', accepted: 3, checks: [] }]);
  });

  it('what the model is told › is the notes without name and contacts', async () => {
    await drafted(await completed());
    const requests: unknown = await (await fetch(`${ai.origin}/sandbox/requests`)).json();
    const prompt = JSON.stringify(Array.isArray(requests) ? requests.at(-1) : undefined);
    expect(prompt).toContain('moved the index first');
    expect(prompt).not.toMatch(/Bondar|example\.org/u);
  });

  it.each(['invented_quotes', 'forbidden_question', 'garbage', 'down'] as const)(
    'a model with %s › drafted › fails with a sentence and stores nothing',
    async (fault) => {
      const interviewId = await completed();
      expect(await withFault(ai, fault, () => drafted(interviewId))).toEqual([
        { kind: 'failed', message: expect.stringContaining('AI couldn’t write a draft just now') },
      ]);
    },
  );

  it('notes of a few words, AI switched off, the free plan, a running interview › are refused', async () => {
    const refusal = (interviewId: string, by = caller) => by.refusal(draftSummary, { params: { interviewId } });
    const short = await completed(caller, 'Good.');
    expect(await refusal(short)).toMatchObject({ status: 422, code: 'interviewing.draft_without_notes' });
    const interviewId = await completed();
    await caller.call(updateProfile, { body: { aiEnabled: false } });
    expect(await refusal(interviewId)).toMatchObject({ status: 409, code: 'interviewing.no_model' });
    const running = await aStartedInterview(caller);
    expect(await refusal(running.id)).toMatchObject({ status: 409, code: 'interviewing.transition_refused' });
    const free = await aRecruiter(app);
    const ofFree = await completed(free);
    expect(await refusal(ofFree, free)).toMatchObject({ status: 403, code: 'billing.premium_only' });
  });
});
