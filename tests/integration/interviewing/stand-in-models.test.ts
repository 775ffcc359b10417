import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import type { InterviewType, PlanContent } from '#contracts/plan.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/ai-writer.ts';
import { isFounded } from '#modules/interviewing/plan-writer/is-founded.ts';
import { fallbackReason } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import type { PlanWriter, WriterProgress } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { LlmBadRequest, LlmRefused } from '#platform/llm/llm-errors.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { type OpenAiOptions, createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { newId } from '#platform/new-id.ts';
import type { StandInModel } from '#sandbox/openai-styles.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai.ts';

// What each kind of model ends as, over positions in both languages: whole plans of its own, or what is sound of it and
// the rest filled. With ASKWELL_TEST_FULL the figures of every model are printed.

let sandbox: OpenAiSandbox;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox({ clockSpeed });
});
afterAll(() => sandbox.close());

const cvText: Readonly<Record<Language, string>> = {
  en: `Senior specialist, Acme, 2019–2024
• Designed the event-driven order service on Kafka, 40 000 messages a minute
• Cut checkout latency from 900 ms to 200 ms by moving reads to a replica
• Reviewed code of five colleagues every week
• Led a migration of 14 services to Kubernetes with no downtime
• Answered on-call pages and wrote the reports after incidents`,
  uk: `Старша спеціалістка, Acme, 2019–2024
• Спроєктувала подієвий сервіс замовлень на Kafka, 40 000 повідомлень за хвилину
• Скоротила час оформлення з 900 мс до 200 мс, перенісши читання на репліку
• Провела переїзд 14 сервісів на Kubernetes без простою
• Чергувала та писала звіти після збоїв`,
};

const jobs: Readonly<Record<Language, Pick<PlanBrief['position'], 'title' | 'description' | 'focusAreas'>>> = {
  en: {
    title: 'Backend Engineer',
    description: 'Kotlin, Kafka, PostgreSQL; incidents, reviews, two juniors to mentor.',
    focusAreas: ['System design', 'Incident response'],
  },
  uk: {
    title: 'Інженерка бекенду',
    description: 'Kotlin, Kafka, PostgreSQL; інциденти, перегляд коду, двоє молодших колег.',
    focusAreas: ['Проєктування систем', 'Реагування на інциденти'],
  },
};

const interviews = [
  ['en', 'technical', 60, true],
  ['uk', 'technical', 60, true],
  ['en', 'behavioral', 45, true],
  ['uk', 'behavioral', 45, false],
  ['en', 'phone_screening', 15, false],
  ['uk', 'phone_screening', 30, true],
] as const satisfies readonly (readonly [Language, InterviewType, number, boolean])[];

type Interview = (typeof interviews)[number];

function aBrief([language, interviewType, durationMin, withCv]: Interview): PlanBrief {
  const visible = cvText[language];
  const lines = [...visible.matchAll(/[^\n]+/g)].map(({ 0: quote, index }) => ({
    page: 1,
    start: index,
    end: index + quote.length,
    quote,
  }));
  return {
    position: { id: newId(), version: 1, level: 'senior', ...jobs[language] },
    interviewType,
    durationMin,
    language,
    cv: withCv ? { cvId: newId(), pages: [{ number: 1, visible }], lines } : null,
  };
}

interface Written {
  readonly plan: PlanContent;
  /** to the model */
  readonly calls: number;
  /** questions that stand only since a later answer */
  readonly repaired: number;
}

/** The clock of the stand-in runs a thousand times faster than that of the wall. */
const clockSpeed = 1000;

interface Writing {
  readonly writer: PlanWriter;
  /** to the model */
  readonly calls: () => number;
}

/** A writer with this model, as a process keeps it for all its plans. */
function writerWith(model: StandInModel, settings: Partial<OpenAiOptions>): Writing {
  const endpoint = { apiKey: 'sk-test', baseUrl: sandbox.url, model };
  const llm = createOpenAiLlm({ ...endpoint, reasoning: 'low', ...settings });
  let calls = 0;
  const counted: Llm = {
    ...llm,
    stream: (request) => {
      calls += 1;
      return llm.stream(request);
    },
  };
  // The others write as fast as the machine can, by the clock of the wall.
  const now = () => performance.now() * (model === 'slow' ? clockSpeed : 1);
  return { writer: createAiWriter({ llm: counted, now }), calls: () => calls };
}

async function planOf({ writer, calls }: Writing, brief: PlanBrief): Promise<Written> {
  const before = calls();
  let beforePart = before;
  let repaired = 0;
  const context = {
    newId,
    signal: new AbortController().signal,
    kept: undefined,
    heartbeat: () => {},
    keep: async () => {},
    report: async (progress: WriterProgress) => {
      if (progress.kind === 'step') beforePart = calls();
      else if (progress.question.source === undefined && calls() > beforePart + 1) repaired += 1;
    },
    spent: () => {},
    answered: async () => {},
  };
  const core = await writer.writeCore(brief, context);
  const input = { brief, core, candidate: null, previousFeedback: null };
  const tailoring = await writer.tailor(input, context);
  return { plan: assemblePlan(brief, core, tailoring), calls: calls() - before, repaired };
}

interface Figures {
  readonly asked: number;
  readonly kept: number;
  readonly repaired: number;
  readonly filled: number;
  readonly calls: number;
}

/** Interviews, each held to every rule; the figures of all. */
async function figuresOf(
  model: StandInModel,
  held: readonly Interview[] = interviews,
  settings: Partial<OpenAiOptions> = {},
): Promise<Figures> {
  const sums = { asked: 0, kept: 0, repaired: 0, filled: 0, calls: 0 };
  const writing = writerWith(model, settings);
  for (const interview of held) {
    const brief = aBrief(interview);
    const { plan, calls, repaired } = await planOf(writing, brief);
    expect(checkPlan(plan, brief.cv)).toEqual({ ok: true, problems: [] });
    const names = [...plan.competencies.map(({ name }) => name), ...plan.summary.focusAreas];
    const unfounded = plan.candidate.strengths.filter(
      ({ text, evidence }) => !isFounded(text, evidence.quote, names, plan.language),
    );
    expect(unfounded).toEqual([]);
    expect(JSON.stringify(plan)).not.toMatch(/Google|Terraform|73 per|73 від|championship|чемпіонат|Probably|Мабуть/);
    const filled = plan.questions.filter(({ source }) => source === 'playbook').length;
    sums.asked += plan.questions.length;
    sums.kept += plan.questions.length - filled;
    sums.filled += filled;
    sums.repaired += repaired;
    sums.calls += calls;
  }
  if (isFull) process.stdout.write(`${model} ${JSON.stringify(sums)}\n`);
  return sums;
}

/** One for each core and one for each CV. */
const fewestCallsFor = (held: readonly Interview[]) =>
  held.reduce((calls, [, , , withCv]) => calls + (withCv ? 2 : 1), 0);
const fewestCalls = fewestCallsFor(interviews);

/** By what their endpoints take; how their answers look is that of a strong one. */
const byEndpoint = ['no-schema', 'old-parameters', 'refuses-json-object'] as const satisfies StandInModel[];
const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

describe('stand-in models', () => {
  test.each(['strong', 'chatty', 'fenced', 'thinking', 'wrapped'] as const)(
    'writer ai › with a model that is %s › keeps every question of six interviews at the first answer',
    async (model) => {
      const { asked, ...figures } = await figuresOf(model);
      expect(figures).toEqual({ kept: asked, repaired: 0, filled: 0, calls: fewestCalls });
    },
  );

  test.each(byEndpoint.map((model, at) => [model, isFull ? interviews : interviews.slice(at, at + 2)] as const))(
    'writer ai › behind an endpoint that is %s › keeps every question at the first answer',
    async (model, held) => {
      const { asked, ...figures } = await figuresOf(model, held);
      expect(figures).toEqual({ kept: asked, repaired: 0, filled: 0, calls: fewestCallsFor(held) });
    },
  );

  const some = isFull ? interviews : interviews.slice(0, 2);

  test('writer ai › with a slow model › keeps every question, and asks for two at once when it knows the pace', async () => {
    const { asked, kept, calls } = await figuresOf('slow', some);
    expect(kept).toBe(asked);
    expect(calls).toBeGreaterThan(fewestCallsFor(some));
  });

  test('writer ai › with a tiny context that is set › keeps every question, in more calls', async () => {
    const { asked, calls, ...figures } = await figuresOf('tiny-context', some, {
      contextTokens: 4096,
      reasoning: 'off',
    });
    expect(figures).toMatchObject({ kept: asked, filled: 0 });
    expect(calls).toBeGreaterThan(fewestCallsFor(some));
  });

  test.each([
    ['refusing', LlmRefused, 'refused'],
    ['key-expired', LlmBadRequest, 'misconfigured'],
  ] as const)(
    'writer ai › with a model that is %s › throws, and says why the playbook writes',
    async (model, type, reason) => {
      const error = await planOf(writerWith(model, {}), aBrief(interviews[0])).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(type);
      expect(fallbackReason(error)).toBe(reason);
    },
  );

  test('writer ai › with a small model › keeps what is sound and fills the rest, nothing false in it', async () => {
    const { asked, kept, filled, calls } = await figuresOf('small');
    expect(kept).toBeGreaterThanOrEqual(asked / 2);
    expect(filled).toBeGreaterThan(0);
    expect(calls).toBeGreaterThan(fewestCalls);
  });
});
