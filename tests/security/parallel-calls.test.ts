import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitsStatus } from '#contracts/billing/billing.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { deleteCandidate, updateCandidate } from '#contracts/hiring/candidates.ts';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { createPosition, deletePosition, listPositions, updatePosition } from '#contracts/hiring/positions.ts';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import {
  type Recommendation,
  cancelInterview,
  completeInterview,
  createInterview,
  deleteInterview,
  getInterview,
  reopenInterview,
  startInterview,
  undoStart,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { editPlan, lockQuestion, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { generatePlan, getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { renewCore } from '#contracts/interviewing/plan/position-core.ts';
import { applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { answerRequirement, getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { answerRequirements } from '#contracts/interviewing/summary/requirement-answers.ts';
import { createShare } from '#contracts/interviewing/summary/interview-share.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview, cvText, newInterview } from '#tests/helpers/api/builders.ts';
import type { CallInput, UncheckedInput } from '#tests/helpers/api/client.ts';
import {
  type Recruiter,
  aCompletedInterview,
  aPlannedInterview,
  aRecruiter,
  aStartedInterview,
} from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

// Any two calls that change the same things, each sent twice at once: none fails, none waits for another one forever, and
// whatever is left can be read. What each of them decides is tested with its use case.

const whole = process.env['ASKWELL_TEST_FULL'] === '1';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '14' });
});

afterAll(() => app.close());

interface Call {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: UncheckedInput<Endpoint>;
}

function called<E extends Endpoint>(name: string, endpoint: E, input: CallInput<E>): Call {
  return { name, endpoint, input };
}

/** What the calls are about. */
interface Subject {
  readonly positionId: string;
  readonly candidateId: string;
  /** the same person once more */
  readonly otherId: string;
  readonly interviewId: string;
  /** of the plan; none without one */
  readonly questions: readonly Question[];
}

type Make = (owner: Recruiter, shared: { positionId: string; candidateId: string }) => Promise<string>;

async function aSubject(owner: Recruiter, make: Make): Promise<Subject> {
  const description = 'Requirements:\n- English at B2\n- Driving licence B';
  const { id: positionId } = await aPosition(owner, { description });
  const { id: candidateId } = await aCandidate(owner, { cv: cvText, positionId });
  const { id: otherId } = await aCandidate(owner);
  const interviewId = await make(owner, { positionId, candidateId });
  const planned = await owner.outcome(getPlan, { params: { interviewId } });
  const questions = planned.ok ? planned.body.plan.questions : [];
  return { positionId, candidateId, otherId, interviewId, questions };
}

function anywhere({ positionId, candidateId, otherId, interviewId }: Subject): Call[] {
  const interview = { params: { interviewId } };
  const candidate = { params: { candidateId } };
  const position = { params: { positionId } };
  const description = 'Requirements:\n- German at C1';
  return [
    called('delete the interview', deleteInterview, interview),
    called('cancel', cancelInterview, { ...interview, body: { reason: 'other' } }),
    called('share', createShare, { ...interview, body: { view: 'plan', hideName: false } }),
    called('erase the candidate', deleteCandidate, candidate),
    called('merge', mergeCandidates, { ...candidate, body: { otherId } }),
    called('merge into the other', mergeCandidates, {
      params: { candidateId: otherId },
      body: { otherId: candidateId },
    }),
    called('rename', updateCandidate, { ...candidate, body: { name: 'Another' } }),
    called('take the person along', exportCandidate, candidate),
    called('delete the position', deletePosition, position),
    called('another posting', updatePosition, { ...position, body: { title: 'Nurse', description } }),
    called('another core', renewCore, position),
    called('one more interview', createInterview, { body: newInterview(positionId, candidateId) }),
  ];
}

function ofDraft(subject: Subject): Call[] {
  const interview = { params: { interviewId: subject.interviewId } };
  const candidate = { params: { candidateId: subject.candidateId } };
  return [
    called('a plan', generatePlan, { ...interview, body: {} }),
    called('another role', updateInterview, { ...interview, body: { userRole: 'Lead' } }),
    called('another CV', pasteCvText, { ...candidate, body: { text: `${cvText}\nReferences` } }),
    ...anywhere(subject),
  ];
}

function ofPlanned(subject: Subject): Call[] {
  const { interviewId, candidateId, questions } = subject;
  const interview = { params: { interviewId } };
  const [first = '', ...others] = questions.map(({ id }) => id);
  const own = questions.find(({ block }) => block === 'cv')?.id ?? first;
  const kept = others.map((id) => ({ id }));
  const changed = { id: first, text: 'What did you build last year?' };
  return [
    called('another order', editPlan, { ...interview, body: { questions: [...kept, { id: first }] } }),
    called('another question', editPlan, { ...interview, body: { questions: [changed, ...kept] } }),
    called('the first version', restorePlan, { ...interview, body: { version: 1 } }),
    called('lock', lockQuestion, { params: { interviewId, questionId: own }, body: { locked: true } }),
    called('start', startInterview, interview),
    called('another role', updateInterview, { ...interview, body: { userRole: 'Lead' } }),
    called('plan anew', generatePlan, { ...interview, body: {} }),
    called('another CV', pasteCvText, { params: { candidateId }, body: { text: `${cvText}\nReferences` } }),
    ...anywhere(subject),
  ];
}

function ofRunning(subject: Subject): Call[] {
  const { interviewId, questions } = subject;
  const interview = { params: { interviewId } };
  const questionId = questions[0]?.id ?? '';
  const write = (change: OperationChange) => ({
    ...interview,
    body: { operations: [{ id: newId(), at: new Date().toISOString(), ...change }] },
  });
  return [
    called('a score', applyOperations, write({ kind: 'score', questionId, baseVersion: 0, value: 3 })),
    called('another score', applyOperations, write({ kind: 'score', questionId, baseVersion: 0, value: 9 })),
    called('pause', applyOperations, write({ kind: 'pause' })),
    called('resume', applyOperations, write({ kind: 'resume' })),
    called('complete', completeInterview, interview),
    called('undo the start', undoStart, interview),
    ...anywhere(subject),
  ];
}

type OperationChange =
  | { kind: 'score'; questionId: string; baseVersion: number; value: number }
  | { kind: 'pause' }
  | { kind: 'resume' };

function ofCompleted(subject: Subject): Call[] {
  const interview = { params: { interviewId: subject.interviewId } };
  const decide = (recommendation: Recommendation | null) => ({
    ...interview,
    body: { overallAssessment: 'Calm.', strengths: [], concerns: [], recommendation },
  });
  return [
    called('hire', putSummary, decide('hire')),
    called('do not hire', putSummary, decide('no_hire')),
    called('undecided', putSummary, decide(null)),
    called('reopen', reopenInterview, { ...interview, body: { reason: 'once more' } }),
    called('one answer', answerRequirement, { ...interview, body: { index: 0, answer: 'yes' } }),
    called('answers', answerRequirements, { ...interview, body: { answers: [{ index: 0, answer: 'no' }] } }),
    ...anywhere(subject),
  ];
}

const kinds: readonly (readonly [string, Make, (subject: Subject) => Call[]])[] = [
  ['draft', async (owner, shared) => (await anInterview(owner, shared)).id, ofDraft],
  ['planned', async (owner, shared) => (await aPlannedInterview(owner, shared)).id, ofPlanned],
  ['running', async (owner, shared) => (await aStartedInterview(owner, shared)).id, ofRunning],
  ['completed', aCompletedInterview, ofCompleted],
];

/** Pairs of positions in a list of calls; outside the full run every twentieth. */
function pairsOf(length: number): (readonly [number, number])[] {
  const all = Array.from({ length }, (_, one) => Array.from({ length: length - one }, (__, more) => [one, one + more]));
  return all.flat().flatMap(([one = 0, other = 0], at) => (whole || at % 20 === 6 ? [[one, other] as const] : []));
}

describe('two calls that change the same things', () => {
  it.each(kinds)(
    'of a %s interview › sent twice each at once › are done or refused, and what is left can be read',
    async (_, make, callsOf) => {
      let owner = await aRecruiter(app, { premium: true });
      const { length } = callsOf(await aSubject(owner, make));
      for (const [at, [one, other]] of pairsOf(length).entries()) {
        // An account may make sixty plans a day.
        if (at % 15 === 14) owner = await aRecruiter(app, { premium: true });
        const subject = await aSubject(owner, make);
        const calls = callsOf(subject).filter((__, index) => index === one || index === other);
        const sent = [...calls, ...calls, ...(calls.length === 1 ? calls : [])];
        const answers = await Promise.all(sent.map(({ endpoint, input }) => owner.outcome(endpoint, input)));
        const names = sent.map(({ name }) => name).join(', ');
        expect([names, answers.filter(({ status }) => status >= 500)]).toEqual([names, []]);
        expect([names, await unreadable(owner, subject)]).toEqual([names, []]);
      }
    },
    whole ? 1_800_000 : 120_000,
  );
});

/** What fails to be read afterwards. */
async function unreadable(owner: Recruiter, { interviewId, positionId }: Subject): Promise<string[]> {
  const interview = { params: { interviewId } };
  const answers = [
    await owner.outcome(getInterview, interview),
    await owner.outcome(getPlan, interview),
    await owner.outcome(getRun, interview),
    await owner.outcome(getSummary, interview),
    await owner.outcome(comparePosition, { params: { positionId } }),
  ];
  return answers.flatMap(({ status, text }) => (status >= 500 ? [text] : []));
}

describe('units of a plan', () => {
  it('two drafts › deleted three times each at once › come back once each', async () => {
    const owner = await aRecruiter(app, { premium: true });
    const { startMonth: _, ...sameMonth } = owner;
    const used = async () => {
      const status = await owner.call(limitsStatus);
      return status.find(({ resource }) => resource === 'interviews')?.used;
    };
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.push((await anInterview(sameMonth)).id);
    expect(await used()).toBe(3);
    const calls = [0, 1, 0, 1, 0, 1].map((at) =>
      owner.outcome(deleteInterview, { params: { interviewId: ids[at] ?? '' } }),
    );
    expect((await Promise.all(calls)).filter(({ ok }) => ok)).toHaveLength(2);
    expect(await used()).toBe(1);
  });

  it('inactive positions › opened again at once, beside new ones, at a limit of one › are one', async () => {
    const owner = await aRecruiter(app);
    const closed: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { id: positionId } = await aPosition(owner);
      await owner.call(updatePosition, { params: { positionId }, body: { status: 'inactive' } });
      closed.push(positionId);
    }
    const opened = closed.map((positionId) =>
      owner.outcome(updatePosition, { params: { positionId }, body: { status: 'active' } }),
    );
    const made = closed.map((__, at) =>
      owner.outcome(createPosition, {
        body: { title: `Nurse ${String(at)}`, description: '', focusAreas: ['Wards'], level: 'middle' },
      }),
    );
    const answers = await Promise.all([...opened, ...made]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      expect.toBeOneOf([200, 201]),
      403,
      403,
      403,
      403,
      403,
    ]);
    const positions = await owner.call(listPositions);
    expect(Array.isArray(positions) && positions.filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});

describe('two writes on the same version', () => {
  it('summaries and plans › sent at once › one is written, the other is told what stands', async () => {
    const owner = await aRecruiter(app, { premium: true });
    const params = { interviewId: await aCompletedInterview(owner) };
    const write = (overallAssessment: string) =>
      owner.outcome(putSummary, {
        params,
        body: { overallAssessment, strengths: [], concerns: [], recommendation: null },
        ifMatch: 0,
      });
    const summaries = await Promise.all([write('One.'), write('Other.')]);
    expect(summaries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const { id: interviewId, plan } = await aPlannedInterview(owner);
    const ids = plan.questions.map(({ id }) => ({ id }));
    const order = (questions: readonly { id: string }[]) =>
      owner.outcome(editPlan, { params: { interviewId }, body: { questions }, ifMatch: 1 });
    const plans = await Promise.all([order(ids.toReversed()), order([...ids.slice(1), ...ids.slice(0, 1)])]);
    expect(plans.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
