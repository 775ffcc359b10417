import * as z from 'zod/mini';
import type { Language } from '#contracts/common.ts';
import { PlanProgress } from '#contracts/interviewing/plan/plan-generation.ts';
import { PlanSource } from '#contracts/interviewing/plan/plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { failureOf } from '#modules/interviewing/generation/generation-view.ts';

/** The last event that was shown; attempt 0 means none. */
export interface PlanWatch {
  readonly attempt: number;
  readonly seq: number;
}

export interface WatchedGeneration {
  readonly planId: string;
  readonly attempt: number;
  readonly rows: readonly { readonly seq: number; readonly body: PlanProgress }[];
  /** there are more rows to read */
  readonly more: boolean;
  /** how the generation ended; known even after its progress rows were deleted */
  readonly end: PlanProgress | undefined;
}

const atOnce = 100;
const Failed = z.object({ kind: z.literal('failed'), code: z.string() });

/** What the newest generation did after `seen`; undefined if nothing was ever generated. */
export async function watchGeneration(
  tx: TenantTx,
  viewer: { readonly ownerId: string; readonly language: Language },
  interviewId: string,
  seen: PlanWatch,
): Promise<WatchedGeneration | undefined> {
  // Reads the state before the rows: a generation that has ended already has all its rows.
  const generation = await tx
    .selectFrom('interviewing.plan as p')
    .innerJoin('interviewing.generation as g', (join) =>
      join.onRef('g.plan_id', '=', 'p.id').onRef('g.attempt', '=', 'p.attempt'),
    )
    .leftJoin('interviewing.plan_version as v', (join) =>
      join.onRef('v.plan_id', '=', 'g.plan_id').onRef('v.attempt', '=', 'g.attempt'),
    )
    .where('p.owner_id', '=', tx.ownerId)
    .where('p.interview_id', '=', interviewId)
    .select(['g.plan_id', 'g.attempt', 'g.state', 'g.error_code', 'v.version', 'v.source'])
    .executeTakeFirst();
  if (generation === undefined) return undefined;
  const rows = await tx
    .selectFrom('interviewing.plan_progress')
    .select(['seq', 'body'])
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', generation.plan_id)
    .where('attempt', '=', generation.attempt)
    .where('seq', '>', seen.attempt === generation.attempt ? seen.seq : 0)
    .orderBy('seq')
    .limit(atOnce + 1)
    .execute();
  return {
    planId: generation.plan_id,
    attempt: generation.attempt,
    rows: rows.slice(0, atOnce).map(({ seq, body }) => ({ seq, body: progressOf(body, viewer.language) })),
    more: rows.length > atOnce,
    end: endOf(generation, viewer.language),
  };
}

/** A failure is stored as a code and translated into the watcher's language. */
function progressOf(body: unknown, language: Language): PlanProgress {
  const failed = Failed.safeParse(body);
  return failed.success ? { kind: 'failed', ...failureOf(failed.data.code, language) } : PlanProgress.parse(body);
}

function endOf(
  generation: { state: string; error_code: string | null; version: number | null; source: string | null },
  language: Language,
): PlanProgress | undefined {
  const { state, error_code: code, version, source } = generation;
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (state === 'failed' && code !== null) return { kind: 'failed', ...failureOf(code, language) };
  if (state === 'ready' && version !== null) return { kind: 'ready', version, source: PlanSource.parse(source) };
  return undefined;
}
