import { randomUUID } from 'node:crypto';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { type RunningWorkers, runWorkers } from '#platform/temporal/worker.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { aPerson, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { register } from '#contracts/auth/auth.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { emailDelivery } from '#workflows/contracts/email-delivery.ts';

let app: TestApp;
let smtp: SmtpSandbox;
let relay: Relay;
let workers: RunningWorkers;

beforeAll(async () => {
  smtp = await startSmtpSandbox();
  app = await startTestApp({
    SMTP_URL: smtp.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `email-delivery-${randomUUID()}`,
  });
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
  workers = runWorkers({ ...app.deps, activities: await app.modules.activities() });
});

afterAll(async () => {
  await relay.stop();
  await workers.stop();
  await app.close();
  await smtp.close();
});

/** Registers with an address and returns the mail's row. */
async function registered(email: string): Promise<{ id: string; code: string | null }> {
  await aVisitor(overInject(app)).call(register, { body: aPerson({ email }) });
  return app.deps.db.system
    .selectFrom('platform.mail_message')
    .select(['id', sql<string | null>`parameters->>'code'`.as('code')])
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
}

async function rowOf(id: string) {
  return app.deps.db.system
    .selectFrom('platform.mail_message')
    .select(['state', sql<string | null>`parameters->>'code'`.as('code')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const runOf = (messageId: string) => app.deps.temporal.client.workflow.getHandle(emailDelivery.id({ messageId }));

async function triesOf(messageId: string): Promise<number> {
  const run = await runOf(messageId)
    .describe()
    .catch(() => undefined);
  return run?.raw.pendingActivities?.[0]?.attempt ?? 0;
}

/** The whole history as text, with decoded payloads. */
async function readableHistory(messageId: string): Promise<string> {
  const json = historyToJSON(await runOf(messageId).fetchHistory());
  return json.replaceAll(/"data":\s*"([^"]+)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}

describe('emailDelivery', () => {
  it('the mail server › down at registration, up later › delivers once, and nothing personal is in the history', async () => {
    const { port } = smtp;
    await smtp.close();
    const email = `${randomUUID()}@example.com`;
    const { id, code } = await registered(email);
    await until(async () => (await triesOf(id)) >= 2, 45_000);
    smtp = await startSmtpSandbox({ port });
    await runOf(id).result();
    expect(smtp.mails(email).map((mail) => mail.code)).toEqual([code]);
    expect(await rowOf(id)).toEqual({ state: 'sent', code: null });

    const { status, searchAttributes } = await runOf(id).describe();
    expect(status.name).toBe('COMPLETED');
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect(searchAttributes).toMatchObject({ EntityId: [id], BizState: ['settled'] });
    expect((await historyOf(runOf(id), 'email-delivery.delivered')).events).toBeLessThanOrEqual(60);
    const history = await readableHistory(id);
    expect(history).toContain(`{"messageId":"${id}"}`);
    expect(history).not.toContain(email);
    expect(history).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));

    await app.deps.temporal.start(
      emailDelivery,
      { messageId: id },
      { summary: 'a late duplicate', entity: { type: 'mail', id }, trigger: { type: 'test', ownerId: id } },
    );
    expect((await runOf(id).describe()).status.name).toBe('COMPLETED');
    expect(smtp.mails(email)).toHaveLength(1);
  }, 120_000);

  it('a mail that is not taken › cancelled by an operator › is given up, and its code is gone', async () => {
    const { id } = await registered('greylisted@example.com');
    await until(async () => (await triesOf(id)) >= 1, 45_000);
    await app.deps.temporal.cancel(emailDelivery, { messageId: id });
    await expect(runOf(id).result()).rejects.toThrow(/cancelled/i);
    expect((await historyOf(runOf(id), 'email-delivery.cancelled')).events).toBeLessThanOrEqual(60);
    expect(await rowOf(id)).toEqual({ state: 'undeliverable', code: null });
  }, 120_000);

  it('a code that expires while the mail is not taken › ends as skipped, without a mail', async () => {
    const { id } = await registered(`greylisted@${randomUUID()}.example.com`);
    await until(async () => (await triesOf(id)) >= 1, 45_000);
    await sql`update platform.mail_message set valid_until = valid_until - interval '10 minutes' where id = ${id}`.execute(
      app.deps.db.system,
    );
    await runOf(id).result();
    expect(await rowOf(id)).toEqual({ state: 'skipped', code: null });
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect((await runOf(id).describe()).searchAttributes).toMatchObject({ BizState: ['skipped'] });
    await historyOf(runOf(id), 'email-delivery.skipped');
  }, 120_000);
});

describe('recorded histories of email-delivery', () => {
  it('replay › each way it went › fits the code as it is', async () => {
    const names = await recordedHistories('email-delivery');
    expect(names).toEqual(['email-delivery.cancelled', 'email-delivery.delivered', 'email-delivery.skipped']);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });

  it('replay › a history with another activity › is found out', async () => {
    const changed = (await recordedHistory('email-delivery.delivered')).replaceAll(
      '"deliverMail"',
      '"deliverMailOtherwise"',
    );
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
