import sparticuz from '@sparticuz/chromium';
import { type Browser, type Page, chromium } from '@playwright/test';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const rounds = 7;
const title = 'Backend engineer';
/** a slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms round trip */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * From opening a page without a cache on a slow network until its data is on the page, compared with a bare page that
 * makes the same requests all at once after the document: the cost of requests that wait for each other.
 */
export async function pageData(temporalAddress: string): Promise<readonly Paired[]> {
  const product = await startProduct({
    env: { TEMPORAL_ADDRESS: temporalAddress, TEMPORAL_NAMESPACE: 'bench-page-data' },
  });
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const user = await aBrowserUser(product.url, 'en');
    const position = await aPosition(user, { title });
    return [
      await measured('dashboard', browser, user, `${product.url}/dashboard`),
      await measured('position', browser, user, `${product.url}/positions/${position.id}`),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measured(name: string, browser: Browser, user: BrowserUser, address: string): Promise<Paired> {
  let requests: readonly string[] = [];
  const figures = await alternate(
    rounds,
    async () => {
      const opened = await inThePage(browser, user, address);
      requests = opened.requests;
      return opened.took;
    },
    () => allAtOnce(browser, user, address, requests),
  );
  return {
    goal: `${name} opened → its data is there`,
    ...figures,
    ours: ms(figures.ours),
    baseline: ms(figures.baseline),
    atMost: 1.15,
    note: `1.6 Mbit/s, 150 ms; ${requests.length} requests`,
  };
}

async function inThePage(browser: Browser, user: BrowserUser, address: string) {
  const context = await browser.newContext();
  await user.signIn(context);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(stampWhenShown(title));
  await throttle(page);
  await page.goto(address, { waitUntil: 'commit' });
  const took = await page.evaluate<number>('window.shownAt');
  // before the context closes: the event stream ends with it and is not part of what the data waited for
  const asked = requests.filter((url) => url !== address && !url.startsWith('data:') && !url.endsWith('/events'));
  await context.close();
  return { took, requests: asked };
}

/** Runs in the page; a string, because these files lack browser types. */
function stampWhenShown(text: string): string {
  return `window.shownAt = new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const shown = [...document.querySelectorAll('main a, main h1')].some((one) => one.textContent === ${JSON.stringify(text)});
      if (!shown) return;
      observer.disconnect();
      resolve(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });`;
}

async function allAtOnce(
  browser: Browser,
  user: BrowserUser,
  address: string,
  requests: readonly string[],
): Promise<number> {
  const context = await browser.newContext();
  await user.signIn(context);
  const page = await context.newPage();
  // a document of the same origin that fetches nothing
  await page.goto(new URL('/config.json', address).href);
  await throttle(page);
  const took = await page.evaluate<number>(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken') };
    const read = async (url) => (await fetch(url, { headers })).arrayBuffer();
    const begun = performance.now();
    await read(${JSON.stringify(address)});
    await Promise.all(${JSON.stringify(requests)}.map(read));
    return performance.now() - begun;
  })()`);
  await context.close();
  return took;
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
}
