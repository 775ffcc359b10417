import sparticuz from '@sparticuz/chromium';
import { type Browser, type Page, chromium } from '@playwright/test';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const rounds = 7;
const title = 'Backend engineer';
/** a slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms there and back */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * A page opened with nothing cached on a slow network → its data is in the page, against the very requests that it
 * made until then, asked for all at once by a bare page after the document: what one thing waits for another costs.
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
  // before the context closes: the stream of events ends with it and is not among what the data waited for
  const asked = requests.filter((url) => url !== address && !url.startsWith('data:') && !url.endsWith('/events'));
  await context.close();
  return { took, requests: asked };
}

/** Runs in the page; text, for the types of a browser are not those of these files. */
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
