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
 * One click on "Create interview" → the first question of the playbook's plan is in the page, against the same done by a
 * bare client: two calls, then the stream of the plan to its end. What the page itself adds is the ratio.
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

/** The free plan holds one interview, so each round has a user of its own. */
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
    // Both ends are stamped in the page: what the test's own wire costs is in neither.
    return await page.evaluate<number>(clickUntilQuestion(words('interviews:form.submit')));
  } finally {
    await context.close();
  }
}

/** Runs in the page; text, for the types of a browser are not those of these files. */
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
  // The stream ends with the plan, which the playbook writes at once.
  await user.events(planEvents, { params: { interviewId } });
  return performance.now() - started;
}
