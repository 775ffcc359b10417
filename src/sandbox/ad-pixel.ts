import { readBody, sendJson, sendPage, sendText } from './answers.ts';
import { escaped, sandboxPage } from './sandbox-page.ts';
import type { StandIn } from './stand-in.ts';

/** Meta's ad pixel: its script processes the page's queue, and everything it receives is listed. */
export const adPixel: StandIn = {
  name: 'Sandbox ad pixel',
  about: 'An ad pixel that reports to no one: see here what it gets once someone consents.',
  effect: 'a stand-in ad pixel waits for consent on the public pages',
  key: 'AD_PIXEL_ID',
  page: '/sandbox/pixel',
  paths: ['/sandbox/pixel'],
  start: ({ publicUrl }) => {
    const calls: string[] = [];
    return Promise.resolve({
      settings: { AD_PIXEL_ID: '10000', AD_PIXEL_SCRIPT_URL: `${publicUrl}/sandbox/pixel/fbevents.js` },
      answer: async (request, response, { pathname }) => {
        switch (`${request.method} ${pathname}`) {
          case 'GET /sandbox/pixel':
            return sendPage(response, page(calls));
          case 'GET /sandbox/pixel/calls.json':
            return sendJson(response, calls);
          case 'POST /sandbox/pixel/calls':
            calls.push(new URLSearchParams(String(await readBody(request))).get('call') ?? '');
            return sendJson(response, calls.length);
          case 'GET /sandbox/pixel/fbevents.js':
            response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
            return void response.end(script);
          default:
            return sendText(response, 404, 'There is no such page.');
        }
      },
      stop: () => Promise.resolve(),
    });
  },
};

const script = `(() => {
  const send = (...call) => fetch('/sandbox/pixel/calls', { method: 'POST', body: new URLSearchParams({ call: JSON.stringify(call) }) });
  window.fbq.callMethod = send;
  for (const call of window.fbq.queue.splice(0)) send(...call);
})();`;

function page(calls: readonly string[]): string {
  const list = calls.map((call) => `<li><pre>${escaped(call)}</pre></li>`).join('\n');
  return sandboxPage(
    'Ad pixel (stand-in)',
    `<h1>Ad pixel</h1>
<p class="quiet">What the public pages sent it, oldest first. It’s here because AD_PIXEL_ID isn’t set.</p>
<ul>
${list}
</ul>`,
  );
}
