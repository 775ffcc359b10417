import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import type { KeptDraft } from '#modules/interviewing/plan-writer/draft/kept-draft.ts';
import type { ModelAnswer, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { LlmOverloaded } from '#platform/llm/llm-errors.ts';
import type { Llm, LlmRequest } from '#platform/llm/llm.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { withSlots } from '#platform/llm/with-slots.ts';
import { newId } from '#platform/new-id.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';

// The core of a plan written in several concurrent calls: the first question first, then one call per part of the rest.

let sandbox: OpenAiSandbox;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox();
});
afterAll(() => sandbox.close());

const brief: CoreBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Backend Engineer',
    description: 'Kotlin, Kafka, PostgreSQL; incidents, reviews, two juniors to mentor.',
    focusAreas: ['System design', 'Incident response'],
    level: 'senior',
  },
  interviewType: 'technical',
  durationMin: 60,
  language: 'en',
};

interface Call {
  readonly request: LlmRequest;
  ended: boolean;
}

/** @param spoil makes the calls with these numbers, from 0, fail when their answer begins */
function aModel(model: string, spoil: (call: number) => boolean = () => false) {
  const calls: Call[] = [];
  let mostAtOnce = 0;
  const llm = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model });
  const watched: Llm = {
    ...llm,
    async *stream(request) {
      const call: Call = { request, ended: false };
      const number = calls.push(call) - 1;
      mostAtOnce = Math.max(mostAtOnce, calls.filter(({ ended }) => !ended).length);
      try {
        for await (const event of llm.stream(request)) {
          if (spoil(number)) throw new LlmOverloaded({ input: 1, output: 1, estimated: false });
          yield event;
        }
      } finally {
        call.ended = true;
      }
    },
  };
  return { llm: watched, calls, mostAtOnce: () => mostAtOnce };
}

function aContext(kept?: KeptDraft) {
  const questions: Question[] = [];
  const answers: ModelAnswer[] = [];
  const store = { kept };
  const context: WriteContext = {
    newId,
    signal: new AbortController().signal,
    kept,
    heartbeat: () => {},
    spent: () => {},
    answered: async (answer) => void answers.push(answer),
    report: async (progress, draft) => {
      if (progress.kind === 'question') questions.push(progress.question);
      if (draft !== undefined) store.kept = structuredClone(draft);
    },
    keep: async (draft) => {
      store.kept = structuredClone(draft);
    },
  };
  return { context, questions, answers, store };
}

describe('writer ai with several calls at once', () => {
  test.each(['strong', 'chatty', 'fenced', 'thinking', 'no-schema', 'old-parameters'])(
    'writeCore › with a model that is %s › keeps every question, each asked for once, and every rule',
    async (model) => {
      const { llm, calls, mostAtOnce } = aModel(model);
      const { context, questions, answers } = aContext();
      const core = await createAiWriter({ llm, callsAtOnce: 4 }).writeCore(brief, context);
      expect(core.questions.filter(({ source }) => source === 'playbook')).toEqual([]);
      expect(checkPlan(assemblePlan({ ...brief, cv: null }, core, emptyTailoring), null).problems).toEqual([]);
      expect(questions).toHaveLength(core.questions.length);
      expect(core.questions[0]?.id).toBe(questions[0]?.id);
      expect(calls).toHaveLength(1 + Math.min(4, core.questions.length - 1));
      expect(mostAtOnce()).toBeGreaterThan(1);
      expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(core.questions.length);
      expect(core.candidateQuestions?.length).toBeGreaterThan(0);
    },
  );

  test('writeCore › one of the calls fails › the others are kept, and a new try asks for the rest alone', async () => {
    const first = aContext();
    const broken = aModel('strong', (call) => call === 2);
    await expect(createAiWriter({ llm: broken.llm, callsAtOnce: 4 }).writeCore(brief, first.context)).rejects.toThrow(
      LlmOverloaded,
    );
    expect(broken.calls.every(({ ended }) => ended)).toBe(true);
    const again = aContext(first.store.kept);
    const { llm, calls } = aModel('strong');
    const core = await createAiWriter({ llm, callsAtOnce: 4 }).writeCore(brief, again.context);
    const before = first.questions.map(({ id }) => id);
    expect(core.questions.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    expect(again.questions).toHaveLength(core.questions.length - before.length);
    expect(calls).toHaveLength(1);
  });

  test('writeCore › with a small model › keeps what is sound, repairs or fills the rest', async () => {
    const { llm } = aModel('small');
    const { context } = aContext();
    const core = await createAiWriter({ llm, callsAtOnce: 4 }).writeCore(brief, context);
    expect(checkPlan(assemblePlan({ ...brief, cv: null }, core, emptyTailoring), null).problems).toEqual([]);
    expect(JSON.stringify(core)).not.toMatch(/Google|Terraform|73 per|championship/);
  });

  test('writeCore › of a slow model, a small context or a short interview › asks for one thing after the other', async () => {
    const slow = aModel('slow');
    let now = 0;
    const clock = () => (now += 1000);
    await fetch(`${sandbox.origin}/sandbox/clock`, { method: 'POST', body: JSON.stringify({ speed: 1000 }) });
    const writer = createAiWriter({ llm: slow.llm, callsAtOnce: 4, now: clock });
    await writer.writeCore({ ...brief, durationMin: 15, interviewType: 'phone_screening' }, aContext().context);
    expect(slow.mostAtOnce()).toBe(1);
    await writer.writeCore(brief, aContext().context);
    expect(slow.mostAtOnce()).toBe(1);
  });

  test('writeCore › the plan is taken from the model at a question › ends every call, and asks for nothing more', async () => {
    const { llm, calls } = aModel('strong');
    const { context, questions } = aContext();
    const taken = new Error('the playbook finishes this plan');
    const report: WriteContext['report'] = async (progress, draft) => {
      if (questions.length === 1 && progress.kind === 'question') throw taken;
      await context.report(progress, draft);
    };
    await expect(createAiWriter({ llm, callsAtOnce: 4 }).writeCore(brief, { ...context, report })).rejects.toBe(taken);
    expect(questions).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(5);
    expect(calls.every(({ ended }) => ended)).toBe(true);
  });

  describe('the part for one person', () => {
    const visible = `Senior engineer, Acme, 2019–2024
• Designed the event-driven order service on Kafka, 40 000 messages a minute
• Cut checkout latency from 900 ms to 200 ms by moving reads to a replica
• Led a migration of 14 services to Kubernetes with no downtime
• Answered on-call pages and wrote the reports after incidents`;
    const withCv: PlanBrief = { ...brief, cv: { cvId: newId(), pages: [{ number: 1, visible }], lines: [] } };

    async function tailored(
      model: string,
      change: (answer: string, call: number) => string = (answer) => answer,
      fails: (call: number) => boolean = () => false,
    ) {
      const core = await createAiWriter({ llm: aModel('strong').llm }).writeCore(brief, aContext().context);
      const { llm, calls, mostAtOnce } = aModel(model, fails);
      let number = 0;
      const changed: Llm = {
        ...llm,
        async *stream(request) {
          const call = number++;
          let text = '';
          for await (const event of llm.stream(request)) {
            if (event.kind === 'text') text += event.text;
            else yield* [{ kind: 'text' as const, text: change(text, call) }, event];
          }
        },
      };
      const known = aContext();
      const input = { brief: withCv, core, candidate: null };
      const writer = createAiWriter({ llm: changed, callsAtOnce: 4 });
      const tailoring = await writer.tailor(input, known.context);
      expect(checkPlan(assemblePlan(withCv, core, tailoring), withCv.cv).problems).toEqual([]);
      return { tailoring, calls, mostAtOnce, ...known };
    }

    test.each(['strong', 'chatty', 'fenced', 'thinking', 'wrapped', 'no-schema'])(
      'tailor › with a model that is %s › is written in two calls at once, one for the questions, one for the claims',
      async (model) => {
        const { tailoring, calls, mostAtOnce, questions, answers } = await tailored(model);
        expect(mostAtOnce()).toBe(2);
        expect(calls).toHaveLength(2);
        expect(questions).toEqual(tailoring.questions);
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.every(({ source }) => source === undefined)).toBe(true);
        expect(tailoring.strengths.length).toBeGreaterThan(0);
        expect(tailoring.toSettle).toMatchObject([{ evidence: { page: 1 } }, { against: { page: 1 } }]);
        expect(answers.map(({ accepted }) => accepted).toSorted((one, other) => one - other)).toEqual([
          0,
          questions.length,
        ]);
        const [ofQuestions = [], ofClaims = []] = calls.map(({ request }) =>
          Object.keys(Object(request.schema['properties'])),
        );
        expect([...ofQuestions, ...ofClaims]).toEqual([
          'questions',
          'toSettle',
          'strengths',
          'areasToProbe',
          'highlights',
          'followUps',
          'requirementsShown',
          'seenDoneWell',
          'askedInCore',
          'toPrepare',
          'furtherWhen',
          'beforeOffer',
          'toDecide',
        ]);
      },
    );

    test('tailor › the answer with the questions is none › they are asked for again, the claims stay', async () => {
      const { tailoring, calls } = await tailored('strong', (answer, call) => (call === 0 ? 'Certainly!' : answer));
      expect(calls).toHaveLength(3);
      expect(tailoring.questions.length).toBeGreaterThan(0);
      expect(tailoring.questions.every(({ source }) => source === undefined)).toBe(true);
      expect(tailoring.strengths.length).toBeGreaterThan(0);
    });

    test('tailor › a follow-up that may not be asked › is asked for once more, it alone, and the rest stays', async () => {
      const unlawful = 'Do you have children?';
      const { tailoring, calls } = await tailored('strong', (answer, call) => {
        if (call > 1 || !answer.includes('"followUps"')) return answer;
        const { followUps, ...claims } = JSON.parse(answer) as { followUps: readonly object[] };
        return JSON.stringify({ ...claims, followUps: followUps.map((ask) => ({ ...ask, text: unlawful })) });
      });
      expect(calls).toHaveLength(3);
      const request = calls[2]?.request;
      expect(Object.keys(Object(request?.schema['properties']))).toEqual(['followUps']);
      expect(request?.messages.some(({ content }) => content.includes('leftOut') && content.includes(unlawful))).toBe(
        true,
      );
      expect(tailoring.followUps?.length).toBeGreaterThan(0);
      expect(JSON.stringify(tailoring)).not.toContain(unlawful);
      expect(tailoring.strengths.length).toBeGreaterThan(0);
      expect(tailoring.toSettle?.length).toBeGreaterThan(0);
    });

    test('tailor › what was left out is asked for and the model fails › the part stands without it', async () => {
      const { tailoring, calls } = await tailored(
        'strong',
        (answer) => answer.replaceAll(/"toDecide":"[^"]*"/gu, '"toDecide":"She is 52 years old."'),
        (call) => call === 2,
      );
      expect(calls).toHaveLength(3);
      expect(tailoring.toDecide).toBe('');
      expect(tailoring.strengths.length).toBeGreaterThan(0);
    });

    test('tailor › with a small model › repairs or fills, and nothing false stands', async () => {
      const { tailoring } = await tailored('small');
      expect(JSON.stringify(tailoring)).not.toMatch(/Google|Terraform|73 per|championship|Probably/);
    });
  });

  test('withSlots › of one slot › lets one call run at a time and gives the slot back after an error', async () => {
    const { llm, calls, mostAtOnce } = aModel('strong', (call) => call === 1);
    const { context, store } = aContext();
    const writer = createAiWriter({ llm: withSlots(llm, 1), callsAtOnce: 4 });
    await expect(writer.writeCore(brief, context)).rejects.toThrow(LlmOverloaded);
    await writer.writeCore(brief, aContext(store.kept).context);
    expect(mostAtOnce()).toBe(1);
    expect(calls.length).toBeGreaterThan(4);
  });
});
