import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import type { InterviewType, PlanContent, Question } from '#contracts/plan.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/ai-writer.ts';
import { isFounded } from '#modules/interviewing/plan-writer/is-founded.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';
import { newId } from '#platform/new-id.ts';
import { type StandInModel, standInModels } from '#sandbox/openai-styles.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai.ts';

// What each kind of model ends as, over positions in both languages: whole plans of its own, or what is sound of it and
// the rest filled. With ASKWELL_TEST_FULL the figures of every model are printed.

let sandbox: OpenAiSandbox;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox();
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

function aBrief([language, interviewType, durationMin, withCv]: (typeof interviews)[number]): PlanBrief {
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

interface Outcome {
  readonly plan: PlanContent;
  /** calls to the model */
  readonly calls: number;
  readonly questions: readonly Question[];
}

async function planOf(model: StandInModel, brief: PlanBrief): Promise<Outcome> {
  const llm = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model });
  const writer = createAiWriter({ llm });
  const questions: Question[] = [];
  let calls = 0;
  const context = {
    newId,
    signal: new AbortController().signal,
    kept: undefined,
    heartbeat: () => {},
    keep: async () => {},
    report: async (item: Parameters<Parameters<typeof writer.writeCore>[1]['report']>[0]) => {
      if (item.kind === 'question') questions.push(item.question);
    },
    spent: () => void (calls += 1),
  };
  const core = await writer.writeCore(brief, context);
  const input = { brief, core, candidate: null, previousFeedback: null };
  const tailoring = await writer.tailor(input, context);
  return { plan: assemblePlan(brief, core, tailoring), calls, questions };
}

const filledOf = (plan: PlanContent) => plan.questions.filter(({ source }) => source === 'playbook');

describe.each(standInModels)('model %s', (model) => {
  test(`${model} › six interviews › keep every rule, each in its language, and say nothing a quote does not`, async () => {
    const sums = { asked: 0, kept: 0, filled: 0, calls: 0, firstCalls: 0 };
    for (const interview of interviews) {
      const brief = aBrief(interview);
      const { plan, calls } = await planOf(model, brief);
      const filled = filledOf(plan);
      expect(checkPlan(plan, brief.cv)).toEqual({ ok: true, problems: [] });
      expect(filled.length * 2).toBeLessThanOrEqual(plan.questions.length);
      const names = [...plan.competencies.map(({ name }) => name), ...plan.summary.focusAreas];
      for (const { text, evidence } of plan.candidate.strengths) {
        expect(isFounded(text, evidence.quote, names, plan.language)).toBe(true);
      }
      expect(JSON.stringify(plan)).not.toMatch(/Google|Terraform|73 per|73 від|championship|чемпіонат|Probably|Мабуть/);
      sums.asked += plan.questions.length;
      sums.kept += plan.questions.length - filled.length;
      sums.filled += filled.length;
      sums.calls += calls;
      sums.firstCalls += brief.cv === null ? 1 : 2;
    }
    if (process.env['ASKWELL_TEST_FULL'] === '1') process.stdout.write(`${model} ${JSON.stringify(sums)}\n`);
    if (model === 'small') {
      expect(sums.filled).toBeGreaterThan(0);
      expect(sums.calls).toBeGreaterThan(sums.firstCalls);
    } else {
      expect(sums).toMatchObject({ kept: sums.asked, filled: 0, calls: sums.firstCalls });
    }
  });
});
