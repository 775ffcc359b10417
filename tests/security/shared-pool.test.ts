import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { aUser } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '4' });
});

afterAll(() => app.close());

describe('the pool of connections', () => {
  // Regression: 60 calls of one account that waited for a lock took every connection, and all others got 503.
  it('one account › with 60 calls that wait for a lock › leaves connections for another', async () => {
    const greedy = newId();
    const user = await aUser(overInject(app));
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const waiting = Array.from({ length: 60 }, () =>
      asTenant(app.deps.db, greedy, async (tx) => {
        await sql`select 1`.execute(tx);
        await held;
      }).then(
        () => 'served',
        (error: unknown) => error,
      ),
    );
    const answer = await user.outcome(listCandidates);
    release();
    const ends = await Promise.all(waiting);
    expect(answer.status).toBe(200);
    expect(ends).toContain('served');
  });
});
