import { CancelledFailure, cancellationSignal, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { getCv } from '#contracts/hiring/cvs.ts';
import { newId } from '#platform/new-id.ts';
import { unfinishedErasures } from '#platform/erasure/unfinished-erasures.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';
import { closeCvReader } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { hiringActivities } from '#tests/helpers/temporal/activities.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { aCandidate, uploadCv } from '#tests/helpers/api/builders.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import type { CvParsingInput } from '#workflows/contracts/cv-parsing.ts';
import { type ErasureActivities, type Resolution, erasure, resolveUpdate } from '#workflows/contracts/erasure.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';

let app: TestApp;
let smtp: SmtpSandbox;
let background: { stop(): Promise<void> };
/** what happens when an eraser is called, by its name */
const mishaps = new Map<string, () => void>();
/** owners whose CVs are read endlessly */
const endless = new Set<string>();

beforeAll(async () => {
  smtp = await startSmtpSandbox();
  app = await startTestApp({
    DATABASE_POOL: '5',
    SMTP_URL: smtp.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `erasure-${newId()}`,
  });
  const given = await app.modules.activities();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue's activities, this workflow's among them
  const { eraseRows } = given.wf as ErasureActivities;
  const { readCv } = hiringActivities(app).onReader;
  background = await startBackground(app, {
    ...given,
    [taskQueues.wf]: {
      ...given.wf,
      eraseRows: async (input: Parameters<typeof eraseRows>[0]) => {
        mishaps.get(input.eraser)?.();
        return eraseRows(input);
      },
    },
    [taskQueues.actParse]: {
      readCv: (input: CvParsingInput) => (endless.has(input.ownerId) ? untilCancelled() : readCv(input)),
    },
  });
});

afterAll(async () => {
  await background.stop();
  await closeCvReader();
  await app.close();
  await smtp.close();
});

async function untilCancelled(): Promise<never> {
  const signal = cancellationSignal();
  const pulse = setInterval(() => heartbeat(), 100);
  try {
    return await new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new CancelledFailure('cancelled')));
    });
  } finally {
    clearInterval(pulse);
  }
}

async function withReadCv(by: Recruiter): Promise<{ candidateId: string; cvId: string }> {
  const { id: candidateId } = await aCandidate(by);
  const { id: cvId } = await uploadCv(by, candidateId, aTextPdf(aCv));
  await until(async () => (await by.call(getCv, { params: { cvId } })).state === 'ready', 60_000);
  return { candidateId, cvId };
}

const runOf = (erasureId: string, attempt = 1) =>
  app.deps.temporal.client.workflow.getHandle(erasure.id({ erasureId, attempt }));

async function closed(erasureId: string): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select closed_at is not null as closed from platform.erasure where id = ${erasureId}`.execute(app.deps.db.system);
  return rows[0]?.closed === true;
}

/** Ids of the runs that operators find with a query. */
async function runs(query: string): Promise<string[]> {
  const found = [];
  for await (const { workflowId } of app.deps.temporal.client.workflow.list({ query })) found.push(workflowId);
  return found;
}

async function bizState(erasureId: string): Promise<unknown> {
  const found = await runOf(erasureId)
    .describe()
    .catch(() => undefined);
  // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
  return found?.searchAttributes['BizState']?.[0];
}

/** The whole history as text, with decoded payloads. */
async function storedBy(erasureId: string): Promise<string> {
  const json = historyToJSON(await runOf(erasureId).fetchHistory());
  return json.replaceAll(/"data":\s*"([^"]+)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}

async function expectSmallHistory(erasureId: string, name: string): Promise<void> {
  const { events } = await historyOf(runOf(erasureId), name);
  expect(events).toBeLessThanOrEqual(200);
}

const rowsOf = async (by: Recruiter) =>
  Object.entries(await ownedRows(app, by.userId))
    .filter(([, rows]) => rows.length > 0)
    .map(([table]) => table);

describe('erasure', () => {
  it('an account › deleted › loses its rows and runs, and its owner is told in the last mail there is', async () => {
    const owner = await aRecruiter(app, { language: 'uk' });
    await withReadCv(owner);
    expect(await runs(`TenantId = '${owner.userId}'`)).toHaveLength(1);
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await until(() => closed(receiptId), 90_000);
    expect(await rowsOf(owner)).toEqual([]);
    await until(async () => (await runs(`TenantId = '${owner.userId}'`)).length === 0);
    expect(await runOf(receiptId).result()).toMatchObject({ runs: 1, rows: expect.any(Number) });
    const [mail] = smtp.mails(owner.email).filter(({ code }) => code === undefined);
    expect(mail).toMatchObject({ subject: 'Ваш обліковий запис Askwell видалено' });
    expect(mail?.text).toContain(receiptId);
    const { rows } = await sql`select from platform.mail_message where owner_id = ${receiptId}`.execute(
      app.deps.db.system,
    );
    expect(rows).toEqual([]);
    const stored = await storedBy(receiptId);
    expect([stored.includes(receiptId), stored.includes(owner.userId), stored.includes(owner.email)]).toEqual([
      true,
      false,
      false,
    ]);
    await expectSmallHistory(receiptId, 'erasure.account');
  }, 180_000);

  it('an account › deleted while a CV is being read › ends that run first', async () => {
    const owner = await aRecruiter(app);
    endless.add(owner.userId);
    const { id } = await aCandidate(owner);
    await uploadCv(owner, id);
    await until(async () => (await runs(`TenantId = '${owner.userId}' and ExecutionStatus = 'Running'`)).length === 1);
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await until(() => closed(receiptId), 90_000);
    expect(await rowsOf(owner)).toEqual([]);
    await until(async () => (await runs(`TenantId = '${owner.userId}'`)).length === 0);
    await expectSmallHistory(receiptId, 'erasure.open-run');
  }, 180_000);

  it('a candidate › deleted › loses rows and runs; the other candidate keeps both', async () => {
    const owner = await aRecruiter(app);
    const gone = await withReadCv(owner);
    const kept = await withReadCv(owner);
    const { receiptId } = await owner.call(deleteCandidate, { params: { candidateId: gone.candidateId } });
    await until(() => closed(receiptId), 90_000);
    const text = JSON.stringify(await ownedRows(app, owner.userId));
    expect([text.includes(`"${gone.candidateId}"`), text.includes(kept.candidateId)]).toEqual([false, true]);
    await until(async () => (await runs(`EntityId = '${gone.cvId}'`)).length === 0);
    expect(await runs(`EntityId = '${kept.cvId}'`)).toHaveLength(1);
    await expectSmallHistory(receiptId, 'erasure.candidate');
  }, 180_000);

  it('a step › that cannot be done › waits as needs_attention and goes on when it is resolved', async () => {
    const owner = await aRecruiter(app);
    await aCandidate(owner);
    mishaps.set('hiring', () => {
      throw ApplicationFailure.nonRetryable('eraseRows failed', 'Unknown');
    });
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await until(async () => (await bizState(receiptId)) === 'needs_attention', 60_000);
    expect(await closed(receiptId)).toBe(false);
    await expect(runOf(receiptId).executeUpdate(resolveUpdate, { args: [{ action: 'abandon' }] })).rejects.toThrow(
      'Workflow Update failed',
    );
    expect(await bizState(receiptId)).toBe('needs_attention');
    mishaps.delete('hiring');
    const retry: Resolution = { action: 'retry' };
    expect(await runOf(receiptId).executeUpdate(resolveUpdate, { args: [retry] })).toBe('retry: accepted');
    await until(() => closed(receiptId), 90_000);
    expect(await rowsOf(owner)).toEqual([]);
    await expectSmallHistory(receiptId, 'erasure.resolved');
  });

  it('a run › terminated by an operator › is begun anew, as a run of its own', async () => {
    const owner = await aRecruiter(app);
    await aCandidate(owner);
    mishaps.set('hiring', () => {
      throw ApplicationFailure.nonRetryable('eraseRows failed', 'Unknown');
    });
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await until(async () => (await bizState(receiptId)) === 'needs_attention', 60_000);
    await runOf(receiptId).terminate('by mistake');
    mishaps.delete('hiring');
    await sql`update platform.erasure set requested_at = now() - interval '11 minutes' where id = ${receiptId}`.execute(
      app.deps.db.system,
    );
    await until(async () => (await reconcile(app.deps, [unfinishedErasures])).failed === 1);
    await until(() => closed(receiptId), 90_000);
    expect(await rowsOf(owner)).toEqual([]);
    expect((await runOf(receiptId, 2).describe()).status.name).toMatch(/RUNNING|COMPLETED/);
  });
});

describe('recorded runs of erasure', () => {
  it('each recorded run › replayed with the workers’ bundle › takes the same steps', async () => {
    const names = await recordedHistories('erasure');
    expect(names).toHaveLength(5);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ workflowId, error }) => [workflowId, error?.message])).toEqual(
      names.map((name) => [name, undefined]),
    );
  });
});
