import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { cancelReasons, interviewStatuses, recommendations } from '#contracts/interviewing/interviewing.ts';
import { aiRecordParts } from '#contracts/interviewing/ai-records.ts';
import { generationStates, generationSteps } from '#contracts/interviewing/plan/plan-generation.ts';
import { skipReasons } from '#contracts/interviewing/run/interview-run.ts';
import { declineReasons } from '#contracts/interviewing/run/score-suggestion.ts';
import { planChanges } from '#contracts/interviewing/plan/plan-versions.ts';
import { Plan, interviewTypes, planSources } from '#contracts/interviewing/plan/plan.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { planFallbacks } from '#workflows/contracts/plan-generation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fallbackReasons = Plan.shape.fallbackReason.def.innerType.options;

describe('check constraints of the schema', () => {
  it.each([
    ['interview', 'status', interviewStatuses],
    ['interview', 'type', interviewTypes],
    ['interview', 'language', languages],
    ['interview', 'cancel_reason', cancelReasons],
    ['generation', 'state', generationStates.filter((state) => state !== 'none')],
    ['generation', 'step', generationSteps],
    ['generation', 'wanted_source', planSources],
    ['generation', 'fallback_reason', planFallbacks],
    ['generation', 'fallback_reason', fallbackReasons],
    ['plan_version', 'change', planChanges],
    ['answer', 'skip_reason', skipReasons],
    ['summary', 'recommendation', recommendations],
    ['ai_record', 'part', aiRecordParts],
    ['score_suggestion', 'decline_reason', declineReasons],
  ] as const)('%s.%s › against the contract › allows the same words', async (table, column, words) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      where c.conname = ${`${table}_${column}_check`} and c.connamespace = 'interviewing'::regnamespace`.execute(
      app.deps.db.system,
    );
    const allowed = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, word]) => word);
    expect(new Set(allowed)).toEqual(new Set(words));
  });
});
