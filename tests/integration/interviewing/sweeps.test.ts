import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { sweep } from '#tests/helpers/temporal/activities.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const run = (what: string) => sweep(app, what);

const owned = <T>(caller: Recruiter, query: ReturnType<typeof sql<T>>) =>
  asTenant(app.deps.db, caller.userId, async (tx) => (await query.execute(tx)).rows);

describe('sweepProgress', () => {
  it('what pages were shown › more than an hour ago › goes, of every owner; the rest and the plan stay', async () => {
    const callers = [await aRecruiter(app), await aRecruiter(app)];
    for (const caller of callers) {
      await aPlannedInterview(caller);
      for (const [seq, age] of [
        [1001, '61 minutes'],
        [1002, '59 minutes'],
      ] as const) {
        await owned(
          caller,
          sql`insert into interviewing.plan_progress (owner_id, plan_id, attempt, seq, kind, body, created_at)
            select owner_id, id, attempt, ${seq}, 'step', '{}', now() - ${age}::interval from interviewing.plan`,
        );
      }
    }
    expect(await run('progress')).toBe(2);
    for (const caller of callers) {
      expect(await owned(caller, sql`select seq from interviewing.plan_progress where seq > 1000`)).toEqual([
        { seq: 1002 },
      ]);
      expect(await owned(caller, sql`select version from interviewing.plan_version`)).toEqual([{ version: 1 }]);
    }
  });
});

describe('sweepAiRecords', () => {
  it('AI records › after 6 months › go, of every owner; younger ones stay', async () => {
    const callers = [await aRecruiter(app), await aRecruiter(app)];
    for (const caller of callers) {
      await aPlannedInterview(caller);
      for (const age of ['6 months 1 day', '5 months 27 days']) {
        await owned(
          caller,
          sql`insert into interviewing.ai_record (id, owner_id, interview_id, attempt, part, model, prompt_version,
              prompt_hash, answer_hash, checks, accepted, input_tokens, output_tokens, created_at)
            select ${newId()}, owner_id, id, 1, 'core', ${age}, 'plan-1', ${'0'.repeat(64)}, ${'1'.repeat(64)}, '[]', 6,
              1, 1, now() - ${age}::interval from interviewing.interview`,
        );
      }
    }
    expect(await run('AI records')).toBe(2);
    for (const caller of callers) {
      expect(await owned(caller, sql`select model from interviewing.ai_record`)).toEqual([
        { model: '5 months 27 days' },
      ]);
    }
  });
});

describe('sweepShareLinks', () => {
  it('links › 30 days after they expired or were revoked › go, of every owner; others stay', async () => {
    const callers = [await aRecruiter(app), await aRecruiter(app)];
    const rows = [
      ['expired', '31 days', null],
      ['expired lately', '29 days', null],
      ['revoked', '1 day', '31 days'],
      ['revoked lately', '1 day', '29 days'],
    ] as const;
    for (const caller of callers) {
      await aPlannedInterview(caller);
      for (const [name, expired, revoked] of rows) {
        await owned(
          caller,
          sql`insert into interviewing.share_link (id, owner_id, interview_id, token_hash, view, hides_name, openings,
              expires_at, revoked_at)
            select ${newId()}, owner_id, id, sha256(convert_to(${name} || owner_id, 'UTF8')), 'plan', false,
              ${name.length}, now() - ${expired}::interval, now() - ${revoked}::interval from interviewing.interview`,
        );
      }
    }
    expect(await run('share links')).toBe(4);
    const left = rows.filter(([name]) => name.endsWith('lately')).map(([name]) => ({ openings: name.length }));
    for (const caller of callers) {
      expect(await owned(caller, sql`select openings from interviewing.share_link order by 1`)).toEqual(left);
    }
  });
});

describe('sweepOperations', () => {
  it('settled operations › after 30 days › go; younger ones stay', async () => {
    const caller = await aRecruiter(app);
    await aPlannedInterview(caller);
    const [old, young] = [newId(), newId()];
    for (const [id, age] of [
      [old, '31 days'],
      [young, '29 days'],
    ] as const) {
      await owned(
        caller,
        sql`insert into interviewing.run_operation (owner_id, interview_id, id, at, created_at)
          select owner_id, id, ${id}, now(), now() - ${age}::interval from interviewing.interview`,
      );
    }
    expect(await run('operations')).toBe(1);
    expect(await owned(caller, sql`select id from interviewing.run_operation`)).toEqual([{ id: young }]);
  });
});
