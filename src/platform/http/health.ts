import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppConfig } from '#contracts/live.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { hasModel } from '#platform/llm/has-model.ts';
import { outboxHealth } from '#platform/outbox/claim.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { watchBackground } from './watch-background.ts';

/**
 * /healthz: liveness. /readyz: the database responds; Temporal and outbox lag are reported, but not required.
 * /config.json: for the SPA.
 */
export function registerHealth(
  http: FastifyInstance,
  deps: {
    config: Config;
    db: Db;
    temporal: Temporal;
    signInMethods: AppConfig['signInMethods'];
    legal: readonly string[];
  },
): void {
  const background = watchBackground(() => deps.temporal.reachable());
  const hide = { schema: { hide: true } };

  http.get('/healthz', hide, () => ({ alive: true }));

  http.get('/readyz', hide, async (_request, reply) => {
    const [database, outbox] = await Promise.all([
      sql`select 1`.execute(deps.db.tenant).then(
        () => true,
        () => false,
      ),
      outboxHealth(deps.db).catch(() => undefined),
    ]);
    return reply
      .code(database ? 200 : 503)
      .send({ database, temporal: (await background()) === 'ready', outbox: outbox ?? null });
  });

  http.get('/config.json', hide, async (_request, reply) => {
    const { config } = deps;
    const answer: AppConfig = {
      sandbox: config.SANDBOX_MAILBOX,
      signInMethods: deps.signInMethods,
      background: await background(),
      ai: hasModel(config) ? 'model' : 'playbook',
      ...(config.TURNSTILE_SITE_KEY === undefined ? {} : { captcha: { siteKey: config.TURNSTILE_SITE_KEY } }),
      ...(config.STRIPE_SECRET_KEY === undefined ? {} : { payments: paymentsOf(config) }),
      ...(config.AD_PIXEL_ID === undefined
        ? {}
        : { adPixel: { id: config.AD_PIXEL_ID, scriptUrl: config.AD_PIXEL_SCRIPT_URL } }),
      ...(deps.legal.length === 0 ? {} : { legal: [...deps.legal] }),
      maxCvBytes: config.MAX_CV_MB * 1024 * 1024,
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

function paymentsOf({ STRIPE_PUBLISHABLE_KEY: key }: Config): AppConfig['payments'] {
  return key === undefined ? {} : { publishableKey: key };
}
