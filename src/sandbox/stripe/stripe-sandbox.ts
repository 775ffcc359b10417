import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson, sendPage, sendText } from '#sandbox/answers.ts';
import type { RunningStandIn, SandboxAddresses } from '#sandbox/stand-in.ts';
import { readForm, textAt } from './form-body.ts';
import { checkoutPage, closedCheckoutPage, portalPage, stripePage } from './hosted-pages.ts';
import { confirmPage } from './portal/confirm-page.ts';
import { confirm, outcomeOf } from './portal/price-changes.ts';
import type { ApiContext } from './api-context.ts';
import { answerApi } from './stripe-api.ts';
import { StripeError } from './stripe-error.ts';
import { customerJson } from './json/customer-json.ts';
import { invoiceJson } from './json/invoice-json.ts';
import { sessionJson } from './json/session-json.ts';
import { subscriptionJson } from './json/subscription-json.ts';
import { makeId } from './make-id.ts';
import type { Customer } from './records/customer.ts';
import type { PortalSession, PriceChange } from './records/portal-session.ts';
import { StripeLedger, type Tell } from './stripe-ledger.ts';
import { type Card, checkCard } from './test-cards.ts';
import { type StripeEvent, WebhookSender, WebhookSwitch } from './webhook-sender.ts';

const apiVersion = '2026-10-28.endive';

/** Injected faults of API calls: they fail, are slow or never answered, or take effect while their response is lost. */
const FaultSwitch = z.strictObject({
  fault: z.enum(['down', 'server_error', 'lost_answer', 'hang', 'slow']).nullable(),
  times: z.number().int().min(1).optional(),
  /** number of calls that succeed first */
  after: z.number().int().min(0).optional(),
});
const ClockMove = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceSeconds: z.number().int().min(0) }),
]);

/** Imitates an operator at Stripe who moves the end of a customer's trial. */
const TrialMove = z.strictObject({ email: z.string(), endsInSeconds: z.number().int().min(1) });

interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** absent while the call is running, or if it failed on the way */
  answer?: { readonly status: number; readonly body: object };
}

export interface StripeSandbox extends RunningStandIn {
  readonly ledger: StripeLedger;
  readonly webhooks: WebhookSender;
  /** every call of the API, oldest first */
  readonly calls: readonly RecordedCall[];
}

/** Stripe's API, its hosted pages and its webhooks, with their own state and clock. */
export function startStripeSandbox(around: SandboxAddresses & { webhookUrl?: string }): StripeSandbox {
  const pages = new URL(around.publicUrl).origin;
  const key = `sk_test_${randomBytes(12).toString('hex')}`;
  const secret = `whsec_${randomBytes(16).toString('hex')}`;
  const events: StripeEvent[] = [];
  const calls: RecordedCall[] = [];
  const answered = new Map<string, { request: string; status: number; body: object }>();
  const webhooks = new WebhookSender({ url: around.webhookUrl ?? `${pages}/api/v1/webhooks/stripe`, secret });
  let faults: z.infer<typeof FaultSwitch> = { fault: null };

  const ledger = new StripeLedger((type, about, at) => {
    const event: StripeEvent = {
      id: makeId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: at,
      data: { object: shown(about) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    events.push(event);
    webhooks.send(event);
  });
  const context: ApiContext = { ledger, events, pages };

  function shown(about: Parameters<Tell>[1]): object {
    if ('cancelAtPeriodEnd' in about) return subscriptionJson(ledger, about);
    if ('lines' in about) return invoiceJson(ledger, about);
    if ('expiresAt' in about) return sessionJson(ledger, about, '');
    return customerJson(about satisfies Customer);
  }

  function nextFault(): z.infer<typeof FaultSwitch>['fault'] {
    const { fault, times, after = 0 } = faults;
    if (after > 0) {
      faults = { ...faults, after: after - 1 };
      return null;
    }
    if (times !== undefined) faults = times > 1 ? { fault, times: times - 1 } : { fault: null };
    return fault;
  }

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const body = (await readBody(request)).toString();
    const call: RecordedCall = { method, path: `${url.pathname}${url.search}`, body };
    calls.push(call);
    const fault = nextFault();
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'server_error')
      return refuse(response, new StripeError(500, 'Something failed.', { type: 'api_error' }));
    if (!isAuthorized(request, key)) {
      return refuse(response, new StripeError(401, 'Invalid API Key provided.'));
    }
    const answer = answerOnce(request, { method, path: url.pathname, query: url.searchParams, body });
    call.answer = answer;
    if (fault === 'lost_answer') return void request.socket.destroy();
    // Until the caller gives up.
    if (fault === 'hang') return;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
    response.setHeader('request-id', makeId('req'));
    response.setHeader('stripe-version', apiVersion);
    sendJson(response, answer.body, answer.status);
  }

  /** Repeating an idempotency key returns the stored response; with a different request it is rejected. */
  function answerOnce(
    request: IncomingMessage,
    call: Parameters<typeof answerApi>[1],
  ): { status: number; body: object } {
    const given = request.headers['idempotency-key'];
    const named = typeof given === 'string' && call.method === 'POST' ? given : undefined;
    const asked = `${call.method} ${call.path} ${call.body}`;
    const earlier = named === undefined ? undefined : answered.get(named);
    if (earlier !== undefined) {
      if (earlier.request === asked) return earlier;
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return failed(new StripeError(400, message, { type: 'idempotency_error' }));
    }
    ledger.clock.live();
    const answer = answerOrRefusal(call);
    if (named !== undefined) answered.set(named, { request: asked, ...answer });
    return answer;
  }

  function answerOrRefusal(call: Parameters<typeof answerApi>[1]): { status: number; body: object } {
    try {
      return { status: 200, body: answerApi(context, call) };
    } catch (error) {
      if (error instanceof StripeError) return failed(error);
      throw error;
    }
  }

  async function checkout(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const session = ledger.session(id);
    const price = ledger.price(session.price);
    if (session.status !== 'open') {
      // A second click, or the browser's back button: do not buy twice.
      if (request.method === 'POST' && session.status === 'complete') return redirect(response, successUrl(session));
      return sendPage(response, closedCheckoutPage(session));
    }
    if (request.method !== 'POST') return sendPage(response, checkoutPage(session, price));
    const card = await typedCard(request, session.customer);
    if ('problem' in card) return sendPage(response, checkoutPage(session, price, card.problem));
    if (ledger.complete(session, card) === undefined) {
      return sendPage(response, checkoutPage(session, price, 'Your card was declined.'));
    }
    redirect(response, successUrl(session));
  }

  async function portal(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const found = ledger.portals.get(id);
    if (found === undefined) return sendText(response, 404, 'There is no such page.');
    if (found.change !== null) return confirmation(request, response, found, found.change);
    const page = (problem?: string) => portalPage(ledger, found, problem);
    if (request.method !== 'POST') return sendPage(response, page());
    const form = readForm((await readBody(request)).toString());
    const subscription = ledger.subscription(textAt(form, 'subscription') ?? '');
    if (subscription.customer !== found.customer) return sendText(response, 404, 'There is no such subscription.');
    const act = textAt(form, 'act');
    if (act === 'card') {
      const card = cardOf(textAt(form, 'card') ?? '', found.customer);
      if ('problem' in card) return sendPage(response, page(card.problem));
      ledger.changeCard(subscription, card);
    } else if (act === 'confirm') {
      ledger.invoicing.chargeOpen(subscription, { attended: true });
    } else {
      if (subscription.schedule !== null) ledger.releaseSchedule(subscription);
      ledger.setCancelAtPeriodEnd(subscription, act === 'cancel');
    }
    redirect(response, `/sandbox/portal/${id}`);
  }

  async function confirmation(
    request: IncomingMessage,
    response: ServerResponse,
    session: PortalSession,
    change: PriceChange,
  ): Promise<void> {
    const subscription = ledger.subscription(change.subscription);
    if (subscription.status === 'canceled') return sendText(response, 404, 'The subscription has ended.');
    const allowed = ledger.portalConfigurations.get(session.configuration);
    if (allowed === undefined) return sendText(response, 404, 'There is no such page.');
    const outcome = outcomeOf(ledger, change, allowed);
    if (request.method !== 'POST') return sendPage(response, confirmPage(session, outcome));
    if (subscription.cancelAtPeriodEnd) {
      return sendPage(response, confirmPage(session, outcome, 'This subscription is set to be canceled.'));
    }
    if (!confirm(ledger, change, outcome)) {
      return sendPage(response, confirmPage(session, outcome, 'Your card was declined.'));
    }
    if (change.doneUrl === null) return sendPage(response, confirmPage(session, { kind: 'same' }));
    redirect(response, change.doneUrl);
  }

  function moveTrial({ email, endsInSeconds }: z.infer<typeof TrialMove>): void {
    const trial = [...ledger.subscriptions.values()].findLast(
      ({ status, customer }) => status === 'trialing' && ledger.customers.get(customer)?.email === email,
    );
    if (trial === undefined) throw new StripeError(404, 'This customer has no trial.');
    ledger.extendTrial(trial, ledger.now() + endsInSeconds);
  }

  async function clock(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      const body = (await readBody(request)).toString();
      if ((request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) {
        ledger.clock.moveTo(ledger.now() + Number(textAt(readForm(body), 'days') ?? 0) * 86_400);
        return redirect(response, '/sandbox/payments');
      }
      const move = ClockMove.parse(JSON.parse(body));
      ledger.clock.moveTo('now' in move ? Math.floor(Date.parse(move.now) / 1000) : ledger.now() + move.advanceSeconds);
    }
    sendJson(response, { now: new Date(ledger.now() * 1000).toISOString() });
  }

  async function route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { pathname } = url;
    if (pathname.startsWith('/v1/')) return api(request, response, url);
    ledger.clock.live();
    const [, , page, id = ''] = pathname.split('/');
    if (page === 'checkout') return checkout(request, response, id);
    if (page === 'portal') return portal(request, response, id);
    if (page === 'clock') return clock(request, response);
    if (page === 'payments' && id === '') return sendPage(response, stripePage(ledger.now()));
    if (page === 'payments' && request.method === 'POST') {
      const body: unknown = JSON.parse((await readBody(request)).toString());
      if (id === 'webhooks') webhooks.set(WebhookSwitch.parse(body));
      else if (id === 'faults') faults = FaultSwitch.parse(body);
      else if (id === 'trials') moveTrial(TrialMove.parse(body));
      else return sendText(response, 404, 'There is no such switch.');
      return sendJson(response, { set: true });
    }
    sendText(response, 404, 'There is no such page.');
  }

  // Deadlines that are seconds away must take effect even if nobody calls the API.
  const timer = setInterval(() => ledger.clock.live(), 500);
  timer.unref();
  return {
    ledger,
    webhooks,
    calls,
    settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: around.url },
    answer: async (request, response, url) => {
      try {
        await route(request, response, url);
      } catch (error) {
        if (error instanceof StripeError) return refuse(response, error);
        if (error instanceof z.ZodError || error instanceof SyntaxError) return sendText(response, 400, error.message);
        throw error;
      }
    },
    stop: async () => {
      clearInterval(timer);
      await webhooks.stop();
    },
  };
}

async function typedCard(request: IncomingMessage, customer: string) {
  return cardOf(textAt(readForm((await readBody(request)).toString()), 'card') ?? '', customer);
}

function cardOf(number: string, customer: string): Card | { problem: string } {
  const checked = checkCard(number);
  if (checked.kind === 'declined') return { problem: 'Your card was declined.' };
  if (checked.kind !== 'taken') return { problem: 'Your card number is invalid.' };
  const { last4, fingerprint, pays, asksBank } = checked;
  return { id: makeId('pm'), customer, last4, fingerprint, pays, asksBank };
}

function successUrl({ id, successUrl: url }: { id: string; successUrl: string }): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function isAuthorized({ headers: { authorization = '' } }: IncomingMessage, key: string): boolean {
  return authorization === `Bearer ${key}` || authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to, 'cache-control': 'no-store' }).end();
}

function failed(error: StripeError): { status: number; body: object } {
  return { status: error.status, body: error.body() };
}

function refuse(response: ServerResponse, error: StripeError): void {
  sendJson(response, error.body(), error.status);
}
