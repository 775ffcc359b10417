import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAnonymousSession } from '#contracts/auth/account.ts';
import { type BodyInputOf, guestHeader } from '#contracts/endpoint.ts';
import { type Preview, createPreview, getPreview } from '#contracts/interviewing/previews.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { careers } from '#sandbox/careers/careers.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { cvText } from '#tests/helpers/api/builders.ts';
import { type Client, createClient, overInject } from '#tests/helpers/api/client.ts';
import { aNetwork } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { interviewingActivities } from '#tests/helpers/temporal/activities.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { until } from '#tests/helpers/until.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { type VisitorPreviewInput, visitorPreview } from '#workflows/contracts/visitor-preview.ts';

let app: TestApp;
let sandbox: Sandbox;
let background: { stop(): Promise<void> };
/** replacements for composing, by visit */
const mishaps = new Map<string, () => Promise<never>>();

beforeAll(async () => {
  sandbox = await startSandbox({ standIns: [careers], publicUrl: 'http://localhost:3000' });
  app = await startTestApp({
    ...sandbox.settings,
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `visitor-preview-${newId()}`,
  });
  const activities = await app.modules.activities();
  const { composePreview } = interviewingActivities(app).onDatabase;
  background = await startBackground(app, {
    ...activities,
    [taskQueues.wf]: {
      ...activities[taskQueues.wf],
      composePreview: (input: VisitorPreviewInput) => mishaps.get(input.ownerId)?.() ?? composePreview(input),
    },
  });
});

afterAll(async () => {
  await background.stop();
  await app.close();
  await sandbox.stop();
});

const given = {
  description: 'Senior backend engineer\nYou build and run services in TypeScript and PostgreSQL and design APIs.',
  type: 'technical',
  durationMinutes: 60,
  language: 'en',
} as const;

async function aGuest(): Promise<{ by: Client; ownerId: string }> {
  const network = { 'x-forwarded-for': aNetwork() };
  const { sessionId } = await createClient(overInject(app), network).call(createAnonymousSession, { body: {} });
  const guest = await app.modules.signIn(app.http).authenticateGuest(sessionId);
  return { by: createClient(overInject(app), { [guestHeader]: sessionId }), ownerId: guest?.ownerId ?? '' };
}

async function made(by: Client, changes: Partial<BodyInputOf<typeof createPreview>> = {}): Promise<Preview> {
  const { id } = await by.call(createPreview, { body: { ...given, ...changes } });
  const read = () => by.call(getPreview, { params: { previewId: id } });
  await until(async () => ['ready', 'failed'].includes((await read()).state), 45_000);
  return read();
}

const runOf = ({ id: previewId }: Preview, attempt = 1) =>
  app.deps.temporal.client.workflow.getHandle(visitorPreview.id({ previewId, attempt }));

async function storedBy(preview: Preview, attempt = 1): Promise<string> {
  const json = historyToJSON(await runOf(preview, attempt).fetchHistory());
  return json.replaceAll(/"data":\s*"([^"]+)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}

describe('visitorPreview', () => {
  it('a pasted posting and a CV › make a plan, in a run that operators find and that holds neither', async () => {
    const { by } = await aGuest();
    const preview = await made(by, { cvText });
    expect(preview.state).toBe('ready');
    const questions = (preview.plan?.questions.length ?? 0) + (preview.plan?.locked.length ?? 0);
    expect(await runOf(preview).result()).toEqual({ state: 'ready', questions });
    const run = await runOf(preview).describe();
    expect(await run.staticSummary()).toBe(`Preview of a visitor, ${preview.id.slice(-8)}, attempt 1`);
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect(run.searchAttributes).toMatchObject({
      EntityType: ['preview'],
      EntityId: [preview.id],
      BizState: ['ready'],
    });
    expect(await storedBy(preview)).not.toMatch(/Bondar|TypeScript|engineer/);
    await historyOf(runOf(preview), 'visitor-preview.text');
  });

  it('a link › is read first; one that cannot be read › ends the preview with its code, and the run completes', async () => {
    const { by } = await aGuest();
    const preview = await made(by, { description: '', url: `${sandbox.url}/sandbox/careers/staff-nurse` });
    expect(preview).toMatchObject({ state: 'ready', plan: { title: 'Staff nurse, surgical ward' } });
    await historyOf(runOf(preview), 'visitor-preview.page');

    const failed = await made(by, { description: '', url: `${sandbox.url}/sandbox/careers/nobody` });
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'hiring.page_unreadable' } });
    expect(await runOf(failed, 2).result()).toEqual({ state: 'failed', questions: 0 });
    expect(await storedBy(failed, 2)).not.toContain('careers');
    await historyOf(runOf(failed, 2), 'visitor-preview.page-unreadable');
  });

  it('what nobody foresaw › ends the preview, and another try makes it', async () => {
    const { by, ownerId } = await aGuest();
    mishaps.set(ownerId, () => Promise.reject(ApplicationFailure.nonRetryable('composing failed', 'Unknown')));
    const failed = await made(by);
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'interviewing.plan_failed' } });
    await historyOf(runOf(failed), 'visitor-preview.failed');
    mishaps.delete(ownerId);
    expect(await made(by)).toMatchObject({ id: failed.id, state: 'ready' });
  });

  it('a preview that is gone › ends the run without a word', async () => {
    const input = { ownerId: newId(), previewId: newId(), attempt: 1 };
    await app.deps.temporal.start(visitorPreview, input, {
      summary: 'gone',
      entity: { type: 'preview', id: input.previewId },
      trigger: { ownerId: input.ownerId, type: 'interviewing.preview.requested' },
    });
    const run = app.deps.temporal.client.workflow.getHandle(visitorPreview.id(input));
    expect(await run.result()).toEqual({ state: 'gone', questions: 0 });
    await historyOf(run, 'visitor-preview.gone');
  });

  it('a run that is lost › is asked for again by the reconciliation', async () => {
    const { by, ownerId } = await aGuest();
    await background.stop();
    const { id } = await by.call(createPreview, { body: given });
    await sql`update platform.delivery set state = 'done', done_at = now() where aggregate_id = ${id}`.execute(
      app.deps.db.system,
    );
    const previews = app.modules.unfinished.filter(({ name }) => name === 'previews');
    expect(await reconcile(app.deps, previews)).toEqual({ restarted: 0, failed: 0 });
    await asTenant(app.deps.db, ownerId, (tx) =>
      sql`update interviewing.preview set requested_at = now() - interval '11 minutes' where id = ${id}`.execute(tx),
    );
    expect(await reconcile(app.deps, previews)).toEqual({ restarted: 1, failed: 0 });
    background = await startBackground(app);
    await until(async () => (await by.call(getPreview, { params: { previewId: id } })).state === 'ready', 45_000);
  });
});

describe('recorded runs of visitorPreview', () => {
  it('each recorded run › replayed with the workers’ bundle › takes the same steps', async () => {
    const names = await recordedHistories('visitor-preview');
    expect(names).toHaveLength(5);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ workflowId, error }) => [workflowId, error?.message])).toEqual(
      names.map((name) => [name, undefined]),
    );
  });

  it('a run › that called another activity › is found out', async () => {
    const changed = (await recordedHistory('visitor-preview.text')).replaceAll(
      '"composePreview"',
      '"composeOtherwise"',
    );
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
