import { readBody, sendJson, sendPage, sendText } from '#sandbox/answers.ts';
import type { StandIn } from '#sandbox/stand-in.ts';
import { sandboxPage } from '#sandbox/sandbox-page.ts';
import { createTokens } from './captcha-tokens.ts';
import { widgetScript } from './widget-script.ts';

const siteKey = 'sandbox';
const secretKey = 'sandbox';

/** Turnstile's widget and its verification. Everybody passes, and every token works once. */
export const captcha: StandIn = {
  name: 'Sandbox captcha',
  about: 'A captcha that everyone passes: its widget on the forms, and the server’s check of its tokens.',
  effect: 'a captcha that everybody passes stands on the forms',
  key: 'TURNSTILE_SITE_KEY',
  // Off by default, because without a captcha calls need no token: newcomers' scripts and API-only clients keep
  // working.
  switch: 'SANDBOX_CAPTCHA',
  page: '/sandbox/captcha',
  paths: ['/sandbox/captcha'],
  start: ({ publicUrl, url: own }) => {
    const tokens = createTokens();
    return Promise.resolve({
      settings: {
        TURNSTILE_SITE_KEY: siteKey,
        TURNSTILE_SECRET_KEY: secretKey,
        TURNSTILE_SCRIPT_URL: `${publicUrl}/sandbox/captcha/api.js`,
        TURNSTILE_VERIFY_URL: `${own}/sandbox/captcha/siteverify`,
      },
      answer: async (request, response, url) => {
        switch (`${request.method} ${url.pathname}`) {
          case 'GET /sandbox/captcha':
          case 'GET /sandbox/captcha/':
            return sendPage(response, page);
          case 'GET /sandbox/captcha/api.js':
            response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
            return void response.end(widgetScript);
          case 'POST /sandbox/captcha/token': {
            const asked = new URLSearchParams(String(await readBody(request)));
            const action = asked.get('action') ?? '';
            const host = asked.get('host') ?? new URL(publicUrl).hostname;
            return sendJson(response, { token: tokens.give({ action, host }) });
          }
          case 'POST /sandbox/captcha/siteverify': {
            const asked = new URLSearchParams(String(await readBody(request)));
            const wrong = asked.get('secret') !== secretKey;
            return sendJson(response, wrong ? refused('invalid-input-secret') : tokens.spend(asked.get('response')));
          }
          default:
            return sendText(response, 404, 'There is no such page.');
        }
      },
      stop: () => Promise.resolve(),
    });
  },
};

function refused(code: string) {
  return { success: false, 'error-codes': [code] };
}

const page = sandboxPage(
  'Captcha (stand-in)',
  `<h1>Captcha</h1>
<p class="quiet">The widget appears on the sign-up and login forms and lets everyone pass. It’s here because SANDBOX_CAPTCHA is set and TURNSTILE_SITE_KEY isn’t.</p>`,
);
