import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { getInterview, reopenInterview } from '#contracts/interviewing/interviewing.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aCompletedInterview, aRecruiter, letTimePass } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { leavePlansToTest, startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { until } from '#tests/helpers/until.ts';
import {
  type RecommendationReminderInput,
  recommendationReminder,
} from '#workflows/contracts/recommendation-reminder.ts';

let app: TestApp;
let owner: Recruiter;
let background: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp({
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `recommendation-reminder-${newId()}`,
  });
  await leavePlansToTest(app);
  owner = await aRecruiter(app, { premium: true });
  background = await startBackground(app);
});

afterAll(async () => {
  await background.stop();
  await app.close();
});

const client = () => app.deps.temporal.client.workflow;

async function completionOf(interviewId: string): Promise<RecommendationReminderInput> {
  const { completedAt } = await owner.call(getInterview, { params: { interviewId } });
  return { ownerId: owner.userId, interviewId, completedAt: completedAt ?? '' };
}

const runOf = (completion: RecommendationReminderInput) => client().getHandle(recommendationReminder.id(completion));

/** What operators see of a run; undefined while there is none. */
async function described(completion: RecommendationReminderInput) {
  const run = await runOf(completion)
    .describe()
    .catch(() => undefined);
  if (run === undefined) return undefined;
  const attributes = run.typedSearchAttributes.getAll();
  return Object.fromEntries(attributes.map(({ key, value }) => [key.name, value]));
}

/** Moves the end of an interview so that a reminder is due in a few seconds, and starts the run of that completion. */
async function dueSoon(interviewId: string, after: '1 hour' | '1 day'): Promise<RecommendationReminderInput> {
  await asTenant(app.deps.db, owner.userId, (tx) =>
    sql`update interviewing.interview set completed_at = now() - ${after}::interval + interval '4 seconds'
      where id = ${interviewId}`.execute(tx),
  );
  const completion = await completionOf(interviewId);
  await app.deps.temporal.start(recommendationReminder, completion, {
    summary: 'of a test',
    entity: { type: 'interview', id: interviewId },
    trigger: { type: 'test', ownerId: owner.userId },
  });
  return completion;
}

/** They stay queued: this app has no mail server. */
async function mailsOf(interviewId: string): Promise<number> {
  const { rows } = await sql`select from platform.mail_message
    where template = 'recommendation_awaited' and parameters->>'interviewId' = ${interviewId}`.execute(
    app.deps.db.system,
  );
  return rows.length;
}

describe('recommendationReminder', () => {
  it('an interview that is completed › starts a run that operators find, due an hour after its end, with ids alone', async () => {
    const { id: candidateId } = await aCandidate(owner, { name: 'Ada Nowak' });
    const { id: positionId } = await aPosition(owner, { title: 'Nurse' });
    const id = await aCompletedInterview(owner, { candidateId, positionId });
    const completion = await completionOf(id);
    const due = new Date(Date.parse(completion.completedAt) + 3_600_000);
    await until(async () => (await described(completion))?.['DueAt'] !== undefined, 60_000);
    expect(await described(completion)).toMatchObject({
      TenantId: owner.userId,
      EntityType: 'interview',
      EntityId: id,
      BizState: 'waiting',
      DueAt: due,
      TriggerEvent: 'interviewing.interview.completed',
    });
    expect(await (await runOf(completion).describe()).staticSummary()).toBe(
      `Recommendation of interview ${id.slice(-8)}, completed ${completion.completedAt}`,
    );
    const history = historyToJSON(await runOf(completion).fetchHistory()).replaceAll(
      /"data":\s*"([^"]+)"/g,
      (_, data: string) => Buffer.from(data, 'base64').toString(),
    );
    expect(history).toContain(`remind of the recommendation at ${due.toISOString()}`);
    expect(history).not.toMatch(/Nowak|Nurse|@example/);

    await owner.call(deleteCandidate, { params: { candidateId } });
    await until(async () => (await described(completion)) === undefined, 90_000);
  }, 180_000);

  it('a run with both mails due one after the other › nothing recorded meanwhile › mails each and ends', async () => {
    const id = await aCompletedInterview(owner);
    const completion = await dueSoon(id, '1 day');
    await until(async () => (await mailsOf(id)) === 1, 60_000);
    expect(await runOf(completion).result()).toEqual({ outcome: 'awaited' });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(completion.completedAt) + 86_400_000);
    expect(await mailsOf(id)).toBe(2);
    expect(await described(completion)).toMatchObject({ BizState: 'awaited' });
    const { events } = await historyOf(runOf(completion), 'recommendation-reminder.awaited');
    expect(events).toBeLessThanOrEqual(60);
  }, 120_000);

  it('an interview that is opened again while its run waits › wakes › mails nothing and ends', async () => {
    const id = await aCompletedInterview(owner);
    const completion = await dueSoon(id, '1 hour');
    await until(async () => (await described(completion))?.['BizState'] === 'waiting');
    await owner.call(reopenInterview, { params: { interviewId: id }, body: { reason: 'one more question' } });
    expect(await runOf(completion).result()).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toBe(0);
    await historyOf(runOf(completion), 'recommendation-reminder.settled');
  }, 120_000);

  it('a reminder whose run is unknown › reconciled twice › is mailed once', async () => {
    const id = await aCompletedInterview(owner);
    await until(async () => (await described(await completionOf(id))) !== undefined, 60_000);
    // no run has the id of this completion
    await letTimePass(owner, id, 'completed_at', '71 minutes');
    await until(async () => (await reconcile(app.deps, app.modules.unfinished)).restarted === 1, 60_000);
    expect(await reconcile(app.deps, app.modules.unfinished)).toEqual({ restarted: 0, failed: 0 });
    expect(await mailsOf(id)).toBe(1);
  }, 120_000);
});

describe('recorded runs of recommendationReminder', () => {
  it('each recorded run › replayed with the workers’ bundle › takes the same steps', async () => {
    const names = await recordedHistories('recommendation-reminder');
    expect(names).toHaveLength(2);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });
});
