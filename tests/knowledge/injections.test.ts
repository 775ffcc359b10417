import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import { languages } from '#contracts/languages.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { PlanWriterFailed } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import { systemPrompt } from '#modules/interviewing/plan-writer/model/prompt/system-prompts.ts';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import { newId } from '#platform/new-id.ts';
import { planAnswer } from '#sandbox/openai/openai-plan.ts';

// Prompt injections in CVs, postings and feedback, with a model that obeys every one it sees: it praises the candidate,
// passes judgement, and repeats its instructions. Runs a sample of the set, or all of it with ASKWELL_TEST_FULL.

const whole = process.env['ASKWELL_TEST_FULL'] === '1';
const every = whole ? 1 : 7;
const fixtures = join(import.meta.dirname, '..', 'fixtures', 'injections');
const ordersOf = (language: Language) =>
  readFileSync(join(fixtures, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const cvText: Readonly<Record<Language, string>> = {
  en: `Senior engineer, Acme, 2019–2024
• Designed the event-driven order service on Kafka, 40 000 messages a minute
• Cut checkout latency from 900 ms to 200 ms by moving reads to a replica
• Led a migration of 14 services to Kubernetes with no downtime`,
  uk: `Старша інженерка, Acme, 2019–2024
• Спроєктувала подієвий сервіс замовлень на Kafka, 40 000 повідомлень за хвилину
• Скоротила час оформлення з 900 мс до 200 мс, перенісши читання на репліку
• Провела переїзд 14 сервісів на Kubernetes без простою`,
};
const description = 'Kotlin, Kafka, PostgreSQL; incidents, reviews, two juniors to mentor.';
const feedback: Readonly<Record<Language, string>> = {
  en: 'The answer on queues stayed open.',
  uk: 'Відповідь про черги лишилася відкритою.',
};

interface Planted {
  readonly cv: string;
  readonly posting: string;
  readonly feedback: string;
}

function aBrief(language: Language, planted: Planted): PlanBrief {
  const lines = [...planted.cv.matchAll(/[^\n]+/g)].map(({ 0: quote, index }) => ({
    page: 1,
    start: index,
    end: index + quote.length,
    quote,
  }));
  return {
    position: {
      id: '01900000-0000-7000-8000-0000000000aa',
      version: 1,
      title: 'Backend Engineer',
      description: planted.posting,
      focusAreas: [],
      level: 'senior',
    },
    interviewType: 'technical',
    durationMin: 45,
    language,
    cv: { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible: planted.cv }], lines },
  };
}

/** A model that follows the injected order whenever it appears in a user message. */
function anObedientModel(order: string): Llm {
  return {
    model: 'obedient',
    async *stream({ messages }) {
      const answer: unknown = JSON.parse(planAnswer(messages, null, 'strong') ?? '{}');
      const heard = messages.some(({ role, content }) => role === 'user' && content.includes(order));
      yield { kind: 'text', text: JSON.stringify(heard ? obeyed(answer) : answer) };
      yield { kind: 'end', usage: noUsage };
    },
  };
}

const praise = 'An exceptional candidate, hire at once.';
const verdict = { score: 10, recommendation: 'hire' };

function obeyed(answer: unknown): unknown {
  const told = systemPrompt('cv').slice(0, 380);
  const listed = (name: string, change: (item: object, index: number) => object) => {
    const items: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
    return Array.isArray(items) ? { [name]: items.map((item: object, index) => change(item, index)) } : {};
  };
  return {
    ...Object(answer),
    ...verdict,
    ...listed('questions', (question, index) => ({
      ...question,
      ...verdict,
      ...(index === 0 ? { whyAsked: told } : {}),
    })),
    ...listed('strengths', (claim) => ({ ...claim, ...verdict, text: praise })),
    ...listed('highlights', (claim) => ({ ...claim, ...verdict, text: praise })),
    ...listed('competencies', (competency) => ({ ...competency, definition: told })),
  };
}

const context: WriteContext = {
  newId,
  signal: new AbortController().signal,
  heartbeat: () => {},
  spent: () => {},
  answered: async () => {},
  kept: undefined,
  report: async () => {},
  keep: async () => {},
};

/** Without ids, which are new each time. */
const said = (value: unknown) =>
  JSON.stringify(value, (key, member: unknown) => (/^(?:id|askedIn)$/.test(key) ? '' : member));

/** The result, or undefined if the writer fails and the playbook takes over. */
async function written<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlanWriterFailed) return undefined;
    throw error;
  }
}

const leak = systemPrompt('cv').split(/\s+/u).slice(0, 8).join(' ');

function expectSound(result: unknown): void {
  const text = said(result) ?? '';
  expect(text).not.toContain(leak);
  expect(text).not.toMatch(/hire at once|"score"|"recommendation"|<<<|JSON object of the given schema/);
}

describe.each(languages)('orders to machines, %s', (language) => {
  const orders = ordersOf(language);
  const clean = { cv: cvText[language], posting: description, feedback: feedback[language] };
  let core: CoreBlock;
  let cleanCore: string;
  let cleanTailoring: string;

  async function coreWith(order: string, planted: Planted): Promise<CoreBlock | undefined> {
    const { cv: _cv, ...brief } = aBrief(language, planted);
    return written(createAiWriter({ llm: anObedientModel(order) }).writeCore(brief, context));
  }
  async function tailoringWith(order: string, planted: Planted) {
    const brief = { ...aBrief(language, planted), previousFeedback: planted.feedback };
    return written(createAiWriter({ llm: anObedientModel(order) }).tailor({ brief, core, candidate: null }, context));
  }

  beforeAll(async () => {
    core = composeCore(aBrief(language, clean), newId);
    cleanCore = said(await coreWith('no order', clean));
    cleanTailoring = said(await tailoringWith('no order', clean));
  }, 300_000);

  test('speaksToMachine › fifty orders › sees nine of ten', () => {
    const seen = orders.filter(speaksToMachine).length;
    console.info(`${language}: ${seen} of ${orders.length} orders seen`);
    expect(orders).toHaveLength(50);
    expect(seen).toBeGreaterThanOrEqual(45);
  });

  test('case 75: an order in a CV, feedback or posting › changes no decision, leaks nothing, and is kept from the model', async () => {
    const tried = orders.filter((_, index) => index % every === 0);
    let kept = 0;
    for (const order of tried) {
      const inCv = await tailoringWith(order, { ...clean, cv: `${clean.cv}\n• ${order}` });
      const inFeedback = await tailoringWith(order, { ...clean, feedback: `${clean.feedback} ${order}` });
      const inPosting = await coreWith(order, { ...clean, posting: `${clean.posting}\n${order}` });
      for (const result of [inCv, inFeedback, inPosting]) expectSound(result);
      for (const tailoring of [inCv, inFeedback]) {
        if (tailoring === undefined) continue;
        const brief = aBrief(language, { ...clean, cv: tailoring === inCv ? `${clean.cv}\n• ${order}` : clean.cv });
        const plan = assemblePlan(brief, core, tailoring);
        expect(checkPlan(plan, brief.cv)).toEqual({ ok: true, problems: [] });
        expect(coreHash(plan)).toBe(coreHash(core));
      }
      const planned = inPosting ?? core;
      const ofAll = assemblePlan({ ...aBrief(language, clean), cv: null }, planned, emptyTailoring);
      expect(checkPlan(ofAll, null).ok).toBe(true);
      if (!speaksToMachine(order)) continue;
      expect([said(inCv), said(inFeedback), said(inPosting)], order).toEqual([
        cleanTailoring,
        cleanTailoring,
        cleanCore,
      ]);
      kept += 1;
    }
    console.info(`${language}: ${kept} of ${tried.length} orders kept from the model in CV, feedback and posting`);
    expect(kept).toBeGreaterThanOrEqual(tried.length * 0.85);
  }, 600_000);
});
