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
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { historyOf, recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';
import { until } from '#tests/helpers/until.ts';
import { type RecommendationReminderInput, recommendationReminder } from '#workflows/contracts/recommendation-reminder.ts';

let app: TestApp;
let owner: Recruiter;
let background: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp({
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `recommendation-reminder-${newId()}`,
  });
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

/** What operators read of a run; undefined while there is none. */
async function described(completion: RecommendationReminderInput) {
  const run = await runOf(completion)
    .describe()
    .catch(() => undefined);
  if (run === undefined) return undefined;
  const attributes = run.typedSearchAttributes.getAll();
  return Object.fromEntries(attributes.map(({ key, value }) => [key.name, value]));
}

/** Moves the end of an interview so that a reminder is due in some seconds, and starts the run of that end. */
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

async function mailsOf(interviewId: string): Promise<number> {
  const { rows } = await sql`select from platform.event e join platform.mail_message m on m.id = e.aggregate_id
    where m.template = 'recommendation_awaited' and m.owner_id = ${owner.userId}
      and (m.parameters is null or m.parameters->>'interviewId' = ${interviewId})`.execute(app.deps.db.system);
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
});
