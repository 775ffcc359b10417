import { CancelledFailure, cancellationSignal, heartbeat } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CvView, getCv, retryCv } from '#contracts/hiring/cvs.ts';
import { type CvParsingInput, type CvParsingResult, cvParsing } from '#workflows/contracts/cv-parsing.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { newId } from '#platform/new-id.ts';
import { closeCvReader } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { hiringActivities } from '#tests/helpers/temporal/activities.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { aCandidate, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

type ReadCv = (input: CvParsingInput) => Promise<CvParsingResult>;

let app: TestApp;
let background: { stop(): Promise<void> };
/** replacements of the activity, by owner */
const mishaps = new Map<string, (readCv: ReadCv) => ReadCv>();

beforeAll(async () => {
  app = await startTestApp({
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `cv-parsing-${newId()}`,
  });
  const { readCv } = hiringActivities(app).onReader;
  background = await startBackground(app, {
    ...(await app.modules.activities()),
    [taskQueues.actParse]: {
      readCv: (input: CvParsingInput) => (mishaps.get(input.ownerId)?.(readCv) ?? readCv)(input),
    },
  });
});

afterAll(async () => {
  await background.stop();
  await closeCvReader();
  await app.close();
});

async function uploaded(bytes: Buffer, mishap?: (readCv: ReadCv) => ReadCv): Promise<{ by: Recruiter; cv: CvView }> {
  const by = await aRecruiter(app);
  if (mishap !== undefined) mishaps.set(by.userId, mishap);
  const { id } = await aCandidate(by);
  return { by, cv: await uploadCv(by, id, bytes) };
}

function cvOf(by: Recruiter, cvId: string): Promise<CvView> {
  return by.call(getCv, { params: { cvId } });
}

async function settled(by: Recruiter, cvId: string, attempt = 1): Promise<CvView> {
  await until(async () => {
    const cv = await cvOf(by, cvId);
    return cv.attempt === attempt && ['ready', 'no_text', 'failed'].includes(cv.state);
  }, 60_000);
  return cvOf(by, cvId);
}

const runOf = (cv: CvView, attempt = 1) =>
  app.deps.temporal.client.workflow.getHandle(cvParsing.id({ cvId: cv.id, attempt }));

async function settledEvents(cvId: string): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform.event where aggregate_id = ${cvId} and type = 'hiring.cv.settled'`.execute(
    app.deps.db.system,
  );
  return rows.map((row) => row.payload);
}

async function expectSmallHistory(cv: CvView, name: string): Promise<void> {
  const { events, bytes } = await historyOf(runOf(cv), name);
  expect(events).toBeLessThanOrEqual(60);
  expect(bytes).toBeLessThanOrEqual(40_000);
}

/** The whole history as text, with decoded payloads. */
async function storedBy(cv: CvView): Promise<string> {
  const json = historyToJSON(await runOf(cv).fetchHistory());
  return json.replaceAll(/"data":\s*"([^"]+)"/g, (_, data: string) => Buffer.from(data, 'base64').toString());
}

describe('cvParsing', () => {
  it('a CV › uploaded › is read once, in a run that operators find and that holds nothing personal', async () => {
    const { by, cv } = await uploaded(aTextPdf(aCv));
    expect(await settled(by, cv.id)).toMatchObject({ state: 'ready', pages: 1, error: null });
    expect(await runOf(cv).result()).toMatchObject({ state: 'ready', pages: 1, hiddenCharacters: 0 });
    expect(await settledEvents(cv.id)).toEqual([{ cvId: cv.id, state: 'ready' }]);

    const run = await runOf(cv).describe();
    expect(run.status.name).toBe('COMPLETED');
    expect(await run.staticSummary()).toBe(
      `CV parse, ${cv.id.slice(-8)}, pdf ${Math.ceil(cv.sizeBytes / 1024)} KB, attempt 1`,
    );
    // oxlint-disable-next-line typescript/no-deprecated -- the typed ones need a key for each
    expect(run.searchAttributes).toMatchObject({
      TenantId: [by.userId],
      EntityType: ['cv'],
      EntityId: [cv.id],
      BizState: ['ready'],
      TriggerEvent: ['hiring.cv.received'],
    });
    const stored = await storedBy(cv);
    expect(stored).toContain(`"cvId":"${cv.id}"`);
    expect(stored).not.toMatch(/Ada Example|ada@example|Northwind|cv\.pdf/);
    await expectSmallHistory(cv, 'cv-parsing.ready');

    const consumer = app.modules.consumers.find(({ name }) => name === 'hiring.start-cv-parsing');
    await consumer?.handle({
      eventId: newId(),
      type: 'hiring.cv.received',
      ownerId: by.userId,
      aggregateId: cv.id,
      occurredAt: new Date(),
      payload: { cvId: cv.id, attempt: 1, sizeBytes: cv.sizeBytes },
    });
    expect((await runOf(cv).describe()).runId).toBe(run.runId);
    expect(await settledEvents(cv.id)).toHaveLength(1);
  });

  it('a CV › that needs a password › fails with its code, and the run completes', async () => {
    const { by, cv } = await uploaded(aTextPdf(aCv, { encrypted: true }));
    expect(await settled(by, cv.id)).toMatchObject({ state: 'failed', error: { code: 'hiring.cv_encrypted' } });
    expect(await runOf(cv).result()).toEqual({ state: 'failed', pages: 0, characters: 0, hiddenCharacters: 0 });
    await expectSmallHistory(cv, 'cv-parsing.failed');
  });

  it('an activity › whose answer got lost › runs again and settles nothing twice', async () => {
    let runs = 0;
    const { by, cv } = await uploaded(aTextPdf(aCv), (readCv) => async (input) => {
      const result = await readCv(input);
      if (++runs === 1) throw new Error('the answer is lost');
      return result;
    });
    expect(await settled(by, cv.id)).toMatchObject({ state: 'ready' });
    expect(await runOf(cv).result()).toMatchObject({ state: 'ready', pages: 1 });
    expect(runs).toBe(2);
    expect(await settledEvents(cv.id)).toEqual([{ cvId: cv.id, state: 'ready' }]);
    await expectSmallHistory(cv, 'cv-parsing.tried-twice');
  });

  it('reading › given up › fails the CV and the run; "Try again" reads it in a run of its own', async () => {
    const { by, cv } = await uploaded(aTextPdf(aCv), () => () => {
      throw ApplicationFailure.nonRetryable('readCv failed', 'Unknown');
    });
    expect(await settled(by, cv.id)).toMatchObject({ state: 'failed', error: { code: 'hiring.cv_unreadable' } });
    await expect(runOf(cv).result()).rejects.toThrow('Workflow execution failed');
    await expectSmallHistory(cv, 'cv-parsing.given-up');
    mishaps.delete(by.userId);
    await by.call(retryCv, { params: { cvId: cv.id } });
    expect(await settled(by, cv.id, 2)).toMatchObject({ state: 'ready', attempt: 2, error: null });
    expect(await runOf(cv, 2).result()).toMatchObject({ state: 'ready' });
  });

  it('a run › cancelled by an operator while it reads › fails the CV, and the user can try again', async () => {
    const { by, cv } = await uploaded(aTextPdf(aCv), () => async () => {
      const signal = cancellationSignal();
      const pulse = setInterval(() => heartbeat(), 100);
      try {
        return await new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new CancelledFailure('cancelled')));
        });
      } finally {
        clearInterval(pulse);
      }
    });
    await until(async () => {
      const run = await runOf(cv)
        .describe()
        .catch(() => undefined);
      return run?.raw.pendingActivities?.[0]?.lastHeartbeatTime !== undefined;
    }, 45_000);
    await app.deps.temporal.cancel(cvParsing, { cvId: cv.id, attempt: 1 });
    expect(await settled(by, cv.id)).toMatchObject({ state: 'failed', error: { code: 'hiring.cv_unreadable' } });
    await expect(runOf(cv).result()).rejects.toThrow(/cancelled/i);
    expect((await runOf(cv).describe()).status.name).toBe('CANCELLED');
    await expectSmallHistory(cv, 'cv-parsing.cancelled');
  });
});

describe('recorded runs of cvParsing', () => {
  it('each recorded run › replayed with the workers’ bundle › takes the same steps', async () => {
    const names = await recordedHistories('cv-parsing');
    expect(names).toHaveLength(5);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ workflowId, error }) => [workflowId, error?.message])).toEqual(
      names.map((name) => [name, undefined]),
    );
  });

  it('a run › that called another activity › is found out', async () => {
    // Names are plain text in the attributes of the event.
    const changed = (await recordedHistory('cv-parsing.ready')).replaceAll('"readCv"', '"readCvOtherwise"');
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
