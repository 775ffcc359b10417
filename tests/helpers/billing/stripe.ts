import { createServer } from 'node:http';
import { sql } from 'kysely';
import { startStripeSandbox, type StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import type { Subscription } from '#sandbox/stripe/records/subscription.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

export interface BillingApp extends TestApp {
  readonly stripe: StripeSandbox;
  readonly stripeUrl: string;
  /** advances the stand-in's clock, in seconds */
  moveClock(seconds: number): Promise<void>;
  /** sets a switch of the stand-in */
  set(which: 'webhooks' | 'faults', value: object): Promise<void>;
}

const publicUrl = 'http://localhost:3000';

/** The product with a Stripe stand-in, receiving its webhooks by HTTP, with a running relay. */
export async function startBillingApp(overrides: Record<string, string> = {}): Promise<BillingApp> {
  let stripe: StripeSandbox | undefined;
  const server = createServer((request, response) => {
    void stripe?.answer(request, response, new URL(request.url ?? '/', 'http://sandbox'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stripeUrl = `http://127.0.0.1:${port}`;
  // The app's port is known only after its settings.
  let webhookPort = 0;
  const forward = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      fetch(`http://127.0.0.1:${webhookPort}/api/v1/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': String(request.headers['stripe-signature']),
        },
        body: Buffer.concat(parts),
      }).then(
        (answer) => response.writeHead(answer.status).end(),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => forward.listen(0, '127.0.0.1', resolve));
  const to = forward.address();
  const webhookUrl = `http://127.0.0.1:${typeof to === 'object' && to !== null ? to.port : 0}/`;
  const running = startStripeSandbox({ publicUrl, url: stripeUrl, webhookUrl });
  stripe = running;
  const app = await startTestApp({ ...running.settings, PUBLIC_URL: publicUrl, DATABASE_POOL: '4', ...overrides });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const listening = app.http.server.address();
  webhookPort = typeof listening === 'object' && listening !== null ? listening.port : 0;
  const relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
  return {
    ...app,
    stripe: running,
    stripeUrl,
    moveClock: async (seconds) => {
      running.ledger.clock.moveTo(running.ledger.now() + seconds);
    },
    set: async (which, value) => {
      const answer = await fetch(`${stripeUrl}/sandbox/payments/${which}`, {
        method: 'POST',
        body: JSON.stringify(value),
      });
      if (!answer.ok) throw new Error(`the switch was refused: ${await answer.text()}`);
    },
    close: async () => {
      await running.stop();
      for (const each of [server, forward]) {
        each.closeAllConnections();
        each.close();
      }
      await relay.stop();
      await app.close();
    },
  };
}

/** Waits until every sent webhook has arrived and its customer has been synced. */
export async function webhooksHandled(app: BillingApp): Promise<void> {
  await app.stripe.webhooks.settled();
  await until(async () => {
    const { rows } = await sql`select from platform.delivery
      where consumer = 'billing.sync-customer' and state <> 'done'`.execute(app.deps.db.system);
    return rows.length === 0;
  });
}

/** Pays on the stand-in's checkout page. @returns where it redirects the browser, or the page's error */
export async function pay(
  app: BillingApp,
  url: string,
  card = '4242 4242 4242 4242',
): Promise<{ to: string } | { problem: string }> {
  return press(app, url, { card });
}

/** Confirms the change on the stand-in's page. @returns as {@link pay} */
export async function confirmChange(app: BillingApp, url: string): Promise<{ to: string } | { problem: string }> {
  return press(app, url, {});
}

/** A page of the stand-in as a browser gets it. */
export async function hostedPage(app: BillingApp, url: string): Promise<string> {
  return (await fetch(url.replace(publicUrl, app.stripeUrl))).text();
}

async function press(
  app: BillingApp,
  url: string,
  fields: Record<string, string>,
): Promise<{ to: string } | { problem: string }> {
  const answer = await fetch(url.replace(publicUrl, app.stripeUrl), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const to = answer.headers.get('location');
  if (to !== null) return { to };
  return { problem: /role="alert"><strong>([^<]+)/.exec(await answer.text())?.[1] ?? `status ${answer.status}` };
}

export const purchase = {
  planId: 'premium',
  billingPeriod: 'monthly',
  successUrl: `${publicUrl}/subscription?success=true`,
  cancelUrl: `${publicUrl}/subscription?canceled=true`,
} as const;

/** An account's subscriptions at the stand-in, oldest first. */
export function subscriptionsOf(app: BillingApp, { userId }: { userId: string }): Subscription[] {
  return [...app.stripe.ledger.subscriptions.values()].filter(({ metadata }) => metadata['account'] === userId);
}

/** The oldest one. */
export function boughtBy(app: BillingApp, who: { userId: string }): Subscription {
  const [bought] = subscriptionsOf(app, who);
  if (bought === undefined) throw new Error('nothing was bought');
  return bought;
}
