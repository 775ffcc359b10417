import { performance } from 'node:perf_hooks';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from '@playwright/test';
import { createInterview } from '#contracts/interviewing/interviewing.ts';
import { generatePlan, planEvents } from '#contracts/interviewing/plan/plan-generation.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, cvText, newInterview } from '#tests/helpers/api/builders.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const rounds = 9;
const words = wordsOf('en');

/**
 * From a click on "Create interview" until the first question of the playbook's plan is on the page, compared with a
 * bare client: two calls, then the plan's event stream to its end. The ratio shows the page's own overhead.
 */
export async function createToQuestion(temporalAddress: string): Promise<Paired> {
  const product = await startProduct({
    env: { TEMPORAL_ADDRESS: temporalAddress, TEMPORAL_NAMESPACE: 'bench-create-interview' },
  });
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const figures = await alternate(
      rounds,
      () => inThePage(browser, product.url),
      () => byCalls(product.url),
    );
    return {
      goal: 'Create interview → first question',
      ...figures,
      ours: ms(figures.ours),
      baseline: ms(figures.baseline),
      atMost: 1.5,
      note: 'playbook; meant to stay below 1500 ms on a machine with nothing else to do',
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The free plan includes one interview, so each round has its own user. */
async function someone(url: string): Promise<{ user: BrowserUser; positionId: string; candidateId: string }> {
  const user = await aBrowserUser(url, 'en');
  const { id: positionId } = await aPosition(user);
  const { id: candidateId } = await aCandidate(user, { cv: cvText, positionId });
  return { user, positionId, candidateId };
}

async function inThePage(browser: Browser, url: string): Promise<number> {
  const { user, positionId, candidateId } = await someone(url);
  const context = await browser.newContext();
  try {
    await user.signIn(context);
    const page = await context.newPage();
    await page.goto(`${url}/interviews/schedule?${new URLSearchParams({ positionId, candidateId }).toString()}`);
    await page.getByRole('button', { name: words('interviews:form.submit') }).waitFor();
    // Both timestamps are taken in the page, which excludes the test's own overhead.
    return await page.evaluate<number>(clickUntilQuestion(words('interviews:form.submit')));
  } finally {
    await context.close();
  }
}

/** Runs in the page; a string, because these files lack browser types. */
function clickUntilQuestion(create: string): string {
  return `new Promise((resolve) => {
    const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === ${JSON.stringify(create)});
    let clicked = 0;
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main article') === null) return;
      observer.disconnect();
      resolve(performance.now() - clicked);
    }).observe(document.body, { childList: true, subtree: true });
    clicked = performance.now();
    button.click();
  })`;
}

async function byCalls(url: string): Promise<number> {
  const { user, positionId, candidateId } = await someone(url);
  const started = performance.now();
  const { id: interviewId } = await user.call(createInterview, { body: newInterview(positionId, candidateId) });
  await user.call(generatePlan, { params: { interviewId }, body: {} });
  // The stream ends with the plan, which the playbook writes immediately.
  await user.events(planEvents, { params: { interviewId } });
  return performance.now() - started;
}
