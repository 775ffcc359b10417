import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let relay: Relay;

beforeAll(async () => {
  app = await startTestApp();
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
});

afterAll(async () => {
  await relay.stop();
  await app.close();
});

/** The part that the owner can see. */
async function activityOf({ userId }: Recruiter) {
  return asTenant(app.deps.db, userId, (tx) =>
    tx
      .selectFrom('platform.activity')
      .select(['event_type', 'aggregate_id', 'facts', 'owner_id'])
      .orderBy('event_type')
      .execute(),
  );
}

const keeper = () => app.modules.consumers.find(({ name }) => name === 'platform.keep-activity');

describe('keepActivity', () => {
  it('facts of the domain › committed › are kept for their owner, with ids and nothing personal', async () => {
    const [owner, stranger] = [await aRecruiter(app), await aRecruiter(app)];
    const position = await aPosition(owner);
    await until(async () => (await activityOf(owner)).length === 3);
    expect(await activityOf(owner)).toEqual([
      {
        event_type: 'auth.email.verified',
        aggregate_id: owner.userId,
        facts: { userId: owner.userId },
        owner_id: owner.userId,
      },
      {
        event_type: 'auth.user.registered',
        aggregate_id: owner.userId,
        facts: { userId: owner.userId },
        owner_id: owner.userId,
      },
      {
        event_type: 'hiring.position.created',
        aggregate_id: position.id,
        facts: { positionId: position.id },
        owner_id: owner.userId,
      },
    ]);
    await until(async () => (await activityOf(stranger)).length === 2);
  });

  it('an event › delivered twice › is kept once, as it was first', async () => {
    const owner = await aRecruiter(app);
    await until(async () => (await activityOf(owner)).length === 2);
    const event = {
      eventId: newId(),
      type: 'hiring.position.created',
      ownerId: owner.userId,
      aggregateId: newId(),
      occurredAt: new Date(),
      payload: { positionId: 'first' },
    };
    await keeper()?.handle(event);
    await keeper()?.handle({ ...event, payload: { positionId: 'second' } });
    const kept = (await activityOf(owner)).filter(({ event_type }) => event_type === event.type);
    expect(kept.map(({ facts }) => facts)).toEqual([{ positionId: 'first' }]);
  });

  it('what is kept › written by its owner, or changed by anybody › is refused', async () => {
    const owner = await aRecruiter(app);
    const insert = asTenant(app.deps.db, owner.userId, (tx) =>
      sql`insert into platform.activity (event_id, owner_id, event_type, aggregate_id, facts, occurred_at)
        values (${newId()}, ${owner.userId}, 'x', ${newId()}, '{}', now())`.execute(tx),
    );
    await expect(insert).rejects.toThrow(/permission denied/);
    await expect(sql`update platform.activity set facts = '{}'`.execute(app.deps.db.system)).rejects.toThrow(
      /permission denied/,
    );
  });

  it('events › of the code › are each wanted by somebody', async () => {
    const { rows } = await sql<{ event_type: string }>`select event_type from platform.event_route`.execute(
      app.deps.db.system,
    );
    const wanted = new Set(rows.map((row) => row.event_type));
    const modules = await Promise.all([
      import('#modules/auth/events.ts'),
      import('#modules/hiring/events.ts'),
      import('#modules/interviewing/events.ts'),
    ]);
    const declared = modules.flatMap((events) =>
      Object.values(events).flatMap((exported) => ('type' in exported ? [exported.type] : [])),
    );
    expect(declared.filter((type) => !wanted.has(type))).toEqual([]);
  });
});
