import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import type { InterviewType, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import { isFounded } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import { fallbackReason } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import type { PlanWriter, WriterProgress } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { Llm, LlmUsage } from '#platform/llm/llm.ts';
import { type OpenAiOptions, createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { newId } from '#platform/new-id.ts';
import { paceOf } from '#sandbox/openai/openai-endpoints.ts';
import type { StandInModel } from '#sandbox/openai/openai-styles.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';

// The outcome for each kind of model, over positions in both languages: complete plans of its own, or its valid parts
// with the rest filled in. With ASKWELL_TEST_FULL every model gets all six interviews, and with ASKWELL_WRITE_MATRIX
// the figures are also written to docs/models.md.

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
  /** questions that were accepted only in a later answer */
  readonly repaired: number;
}

/** The stand-in's clock runs a thousand times faster than real time. */
const clockSpeed = 1000;

/** What a writer has used so far, according to the stand-in. */
interface Spent {
  readonly calls: number;
  readonly repairs: number;
  readonly input: number;
  readonly output: number;
}

interface Writing {
  readonly model: StandInModel;
  readonly writer: PlanWriter;
  readonly spent: () => Spent;
  readonly add: (usage: LlmUsage) => void;
}

type Settings = Partial<OpenAiOptions> & { readonly callsAtOnce?: number };

/** A writer with this model, shared by all plans as in a process. */
function writerWith(model: StandInModel, { callsAtOnce = 1, ...settings }: Settings = {}): Writing {
  const endpoint = { apiKey: 'sk-test', baseUrl: sandbox.url, model };
  const llm = createOpenAiLlm({ ...endpoint, reasoning: 'low', ...settings });
  let spent: Spent = { calls: 0, repairs: 0, input: 0, output: 0 };
  const counted: Llm = {
    ...llm,
    stream: (request) => {
      const isRepair = request.messages.some(({ content }) => /<<<refused |had faults/.test(content));
      spent = { ...spent, calls: spent.calls + 1, repairs: spent.repairs + Number(isRepair) };
      return llm.stream(request);
    },
  };
  const add = ({ input, output }: LlmUsage) => {
    spent = { ...spent, input: spent.input + input, output: spent.output + output };
  };
  // The others write as fast as the machine can, in real time.
  const now = () => performance.now() * (model === 'slow' ? clockSpeed : 1);
  return { model, writer: createAiWriter({ llm: counted, callsAtOnce, now }), spent: () => spent, add };
}

async function planOf({ writer, spent, add }: Writing, brief: PlanBrief): Promise<Written> {
  const before = spent();
  let repairsBefore = before.repairs;
  let repaired = 0;
  const context = {
    newId,
    signal: new AbortController().signal,
    kept: undefined,
    heartbeat: () => {},
    keep: async () => {},
    report: async (progress: WriterProgress) => {
      if (progress.kind === 'step') repairsBefore = spent().repairs;
      else if (progress.question.source === undefined && spent().repairs > repairsBefore) repaired += 1;
    },
    spent: add,
    answered: async () => {},
  };
  const core = await writer.writeCore(brief, context);
  const input = { brief, core, candidate: null };
  const tailoring = await writer.tailor(input, context);
  return { plan: assemblePlan(brief, core, tailoring), calls: spent().calls - before.calls, repaired };
}

interface Figures {
  readonly asked: number;
  readonly kept: number;
  readonly repaired: number;
  readonly filled: number;
  readonly calls: number;
}

/** Rows of the table in docs/models.md. */
const matrix: string[] = [];
afterAll(async () => {
  if (process.env['ASKWELL_WRITE_MATRIX'] === undefined) return;
  const head = 'Model | Interview | Asked | Kept | Repaired | Filled | Published | Calls | Tokens | Time';
  const table = [head, head.replaceAll(/[^|]+/g, ' --- '), ...matrix].map((row) => `| ${row.trim()} |`).join('\n');
  const file = new URL('../../../docs/models.md', import.meta.url);
  const text = await readFile(file, 'utf8');
  const end = text.indexOf('<!-- matrix -->') + '<!-- matrix -->'.length;
  await writeFile(file, `${text.slice(0, end)}\n\n${table}\n`);
});

function addRow(
  { model, spent }: Writing,
  [language, type, durationMin, withCv]: Interview,
  before: Spent,
  figures: Omit<Figures, 'calls'>,
  published: string,
): void {
  const now = spent();
  const calls = now.calls - before.calls;
  const output = now.output - before.output;
  // At the stand-in's speed: the speed of a test machine is not meaningful.
  const { firstTokenMs, tokensPerSecond } = paceOf(model) ?? { firstTokenMs: 800, tokensPerSecond: 80 };
  const seconds = Math.round((calls * firstTokenMs) / 1000 + output / (tokensPerSecond ?? 80));
  const interview = `${language}, ${type.replace('_', ' ')}, ${durationMin} min, ${withCv ? 'CV' : 'no CV'}`;
  const { asked, kept, repaired, filled } = figures;
  const tokens = now.input - before.input + output;
  const cells = [model, interview, asked, kept, repaired, filled, published, calls, tokens, `${seconds} s`];
  matrix.push(cells.join(' | '));
}

/** Interviews, each checked against every rule; the figures of all. */
async function figuresOf(
  model: StandInModel,
  held: readonly Interview[] = interviews,
  settings: Settings = {},
): Promise<Figures> {
  const sums = { asked: 0, kept: 0, repaired: 0, filled: 0, calls: 0 };
  const writing = writerWith(model, settings);
  for (const interview of held) {
    const brief = aBrief(interview);
    const before = writing.spent();
    const { plan, calls, repaired } = await planOf(writing, brief);
    expect(checkPlan(plan, brief.cv)).toEqual({ ok: true, problems: [] });
    const names = [...plan.competencies.map(({ name }) => name), ...plan.summary.focusAreas];
    const unfounded = plan.candidate.strengths.filter(
      ({ text, evidence }) => !isFounded(text, { quote: evidence.quote, known: names }, plan.language),
    );
    expect(unfounded).toEqual([]);
    expect(JSON.stringify(plan)).not.toMatch(/Google|Terraform|73 per|73 від|championship|чемпіонат|Probably|Мабуть/);
    const asked = plan.questions.length;
    const filled = plan.questions.filter(({ source }) => source === 'playbook').length;
    // The table assumes consecutive calls: concurrent ones take less time.
    if ((settings.callsAtOnce ?? 1) === 1) {
      addRow(writing, interview, before, { asked, kept: asked - filled, repaired, filled }, 'AI plan');
    }
    sums.asked += asked;
    sums.kept += asked - filled;
    sums.filled += filled;
    sums.repaired += repaired;
    sums.calls += calls;
  }
  return sums;
}

/** Why the playbook writes each of these interviews, and what the model used before. */
async function reasonsOf(model: StandInModel, held: readonly Interview[]): Promise<Set<string>> {
  const writing = writerWith(model);
  const reasons = new Set<string>();
  for (const interview of held) {
    const before = writing.spent();
    const error: unknown = await planOf(writing, aBrief(interview)).catch((caught: unknown) => caught);
    const reason = error instanceof Error ? fallbackReason(error) : 'none';
    addRow(writing, interview, before, { asked: 0, kept: 0, repaired: 0, filled: 0 }, `playbook (${reason})`);
    reasons.add(reason);
  }
  return reasons;
}

/** One per core and one per CV. */
const fewestCallsFor = (held: readonly Interview[]) =>
  // A 15-minute interview has no questions for one person, and there is nothing to say without a CV.
  held.reduce((calls, [, , durationMin, withCv]) => calls + (withCv || durationMin > 15 ? 2 : 1), 0);
const fewestCalls = fewestCallsFor(interviews);

/** Models that differ in what their endpoint accepts; they answer like a strong model. */
const byEndpoint = ['no-schema', 'old-parameters', 'refuses-json-object'] as const satisfies StandInModel[];
const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

describe('stand-in models', () => {
  test.each(['strong', 'chatty', 'fenced', 'thinking', 'wrapped'] as const)(
    'writer ai › with a model that is %s › keeps every question of its interviews at the first answer',
    async (model) => {
      const held = isFull || model === 'strong' ? interviews : interviews.slice(0, 2);
      const { asked, ...figures } = await figuresOf(model, held);
      expect(figures).toEqual({ kept: asked, repaired: 0, filled: 0, calls: fewestCallsFor(held) });
    },
  );

  test.each(
    isFull ? (['strong', 'chatty', 'fenced', 'thinking', 'wrapped'] as const) : (['strong', 'chatty'] as const),
  )(
    'writer ai › with a model that is %s, in calls at once › keeps every question at the first answer as well',
    async (model) => {
      const held = isFull ? interviews : interviews.slice(0, 2);
      const { asked, calls, ...figures } = await figuresOf(model, held, { callsAtOnce: 6 });
      expect(figures).toEqual({ kept: asked, repaired: 0, filled: 0 });
      expect(calls).toBeGreaterThan(fewestCallsFor(held));
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
    ['refusing', 'refused'],
    ['key-expired', 'misconfigured'],
  ] as const)(
    'writer ai › with a model that is %s › throws, and the playbook writes because it is %s',
    async (model, reason) => {
      expect(await reasonsOf(model, some)).toEqual(new Set([reason]));
    },
  );

  test('writer ai › with a small model › keeps what is sound and fills the rest, nothing false in it', async () => {
    const { asked, kept, filled, calls } = await figuresOf('small');
    expect(kept).toBeGreaterThanOrEqual(asked / 2);
    expect(filled).toBeGreaterThan(0);
    expect(calls).toBeGreaterThan(fewestCalls);
  });
});
