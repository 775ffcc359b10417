import { performance } from 'node:perf_hooks';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from '@playwright/test';
import { createParser } from 'eventsource-parser';
import * as z from 'zod';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { cancelGeneration } from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { anInterview, cvText, generate as generatePlan } from '#tests/helpers/api/builders.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { until } from '#tests/helpers/until.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const words = wordsOf('en');

/**
 * G5: from a click on "Make the plan" until the first question is on the page, through outbox, workflow, server-sent
 * events and React, compared with the moment when a bare client has received that question in the model's raw stream.
 */
export async function firstQuestion(temporalAddress: string): Promise<Paired> {
  const ai = await startOpenAiSandbox({ firstTokenMs: 400, tokensPerSecond: 100 });
  const product = await startProduct({
    env: {
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_NAMESPACE: 'bench-first-question',
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: ai.url,
      // As for a remote endpoint: for a local one, the product makes one call at a time.
      OPENAI_CALLS_AT_ONCE: '6',
    },
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  try {
    const figures = await alternate(
      12,
      () => inThePage(browser, product.url, ai),
      () => inTheRawStream(ai),
    );
    return {
      goal: 'G5 Generate → first question',
      ...figures,
      ours: ms(figures.ours),
      baseline: ms(figures.baseline),
      atMost: 1.15,
      note: '400 ms to the first token, 100 tokens/s',
    };
  } finally {
    await browser.close();
    await product.stop();
    await ai.close();
  }
}

async function chromiumPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] ?? sparticuz.executablePath();
}

async function inThePage(browser: Browser, url: string, ai: OpenAiSandbox): Promise<number> {
  const user = await aBrowserUser(url, 'en');
  const { id: interviewId } = await anInterview(user, { cv });
  await fetch(`${ai.origin}/sandbox/requests`, { method: 'DELETE' });
  const context = await browser.newContext();
  await user.signIn(context);
  const page = await context.newPage();
  await page.goto(`${url}/interviews/${interviewId}`);
  await page.getByRole('button', { name: words('plan:none.generate') }).waitFor();
  // Both timestamps are taken in the page, which excludes the test's own overhead.
  const took = await page.evaluate<number>(inPage(words('plan:none.generate'), words('plan:questions')));
  await user.call(cancelGeneration, { params: { interviewId } });
  await context.close();
  return took;
}

/** Runs in the page; a string, because these files lack browser types. */
function inPage(generate: string, questions: string): string {
  return `new Promise((resolve) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(generate)});
    let clicked = 0;
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('[aria-label="${questions}"] article') === null) return;
      observer.disconnect();
      resolve(performance.now() - clicked);
    }).observe(document.body, { childList: true, subtree: true });
    clicked = performance.now();
    button.click();
  })`;
}

const cv = `Maksym Bondar
Senior backend engineer

Experience
Acme, backend engineer, 2019 - 2024
- Designed the billing API in TypeScript and cut its p95 latency from 900 ms to 120 ms
`;

const Requests = z.array(z.object({ body: z.unknown() }));
const Chunk = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })) });

/** Sends the stand-in the same request as the product, and reads until the first question is complete. */
async function inTheRawStream(ai: OpenAiSandbox): Promise<number> {
  const [first] = Requests.parse(await (await fetch(`${ai.origin}/sandbox/requests`)).json());
  const leave = new AbortController();
  const started = performance.now();
  const answer = await fetch(`${ai.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sk-bench' },
    body: JSON.stringify(first?.body),
    signal: leave.signal,
  });
  let text = '';
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') text += Chunk.parse(JSON.parse(data)).choices[0]?.delta.content ?? '';
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (carriesQuestion(text)) break;
  }
  const took = performance.now() - started;
  leave.abort();
  return took;
}

/** Whether the first object of the list "questions" is closed. */
function carriesQuestion(text: string): boolean {
  const list = /"questions"\s*:\s*\[/.exec(text);
  if (list === null) return false;
  const rest = text.slice(list.index + list[0].length);
  let depth = 0;
  for (const [piece] of rest.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (piece === '{') depth++;
    else if (piece === '}' && --depth === 0) return true;
  }
  return false;
}

/**
 * A 60-minute plan with concurrent calls, compared with the same plan from one call for the core questions and one for
 * those from the CV.
 */
export async function wholePlan(temporalAddress: string): Promise<Paired> {
  const ai = await startOpenAiSandbox({ firstTokenMs: 400, tokensPerSecond: 100 });
  const asking = (callsAtOnce: number) =>
    startProduct({
      env: {
        TEMPORAL_ADDRESS: temporalAddress,
        TEMPORAL_NAMESPACE: `bench-whole-plan-${callsAtOnce}`,
        OPENAI_API_KEY: 'sk-stand-in',
        OPENAI_BASE_URL: ai.url,
        OPENAI_CALLS_AT_ONCE: String(callsAtOnce),
      },
    });
  const [atOnce, oneByOne] = [await asking(6), await asking(1)];
  try {
    const figures = await alternate(
      3,
      () => untilReady(atOnce.url),
      () => untilReady(oneByOne.url),
    );
    return {
      goal: 'Generate → plan of 60 minutes',
      ...figures,
      ours: ms(figures.ours),
      baseline: ms(figures.baseline),
      atMost: 0.6,
      note: 'six calls at once against one; 400 ms to the first token, 100 tokens/s',
    };
  } finally {
    await atOnce.stop();
    await oneByOne.stop();
    await ai.close();
  }
}

async function untilReady(url: string): Promise<number> {
  const user = await aBrowserUser(url, 'en');
  const { id: interviewId } = await anInterview(user, { cv: cvText, changes: { durationMinutes: 60 } });
  const started = performance.now();
  await generatePlan(user, interviewId);
  await until(async () => {
    const { generation } = await user.call(getInterview, { params: { interviewId } });
    return generation.state === 'ready';
  }, 180_000);
  return performance.now() - started;
}
