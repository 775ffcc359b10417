import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { Language } from '#contracts/common.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { inOtherLanguage } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { PlanTwin, TwinState } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import type { DB } from '#platform/db/db.gen.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { failureOf } from '#modules/interviewing/generation/generation-view.ts';
import type { PlanTwinInput } from '#workflows/contracts/plan-twin.ts';

const { texts: Texts, kept: Kept } = PlanTwin.shape;

/** Which version of a plan it is the other language of. */
export type TwinOf = Pick<Plan, 'id' | 'version'>;

const columns = ['language', 'attempt', 'state', 'error_code', 'parts', 'done', 'texts', 'kept'] as const;

/** Undefined where it was never asked for. */
export async function findTwin(tx: TenantTx, { id, version }: TwinOf): Promise<StoredTwin | undefined> {
  const row = await tx
    .selectFrom('interviewing.plan_twin')
    .select(columns)
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && storedTwin(row);
}

function storedTwin(row: Pick<Selectable<DB['interviewing.plan_twin']>, (typeof columns)[number]>) {
  return {
    language: z.parse(Language, row.language),
    attempt: row.attempt,
    state: z.parse(TwinState, row.state),
    errorCode: row.error_code,
    parts: row.parts,
    done: row.done,
    texts: z.parse(Texts, row.texts),
    kept: z.parse(Kept, row.kept),
  };
}

export type StoredTwin = ReturnType<typeof storedTwin>;

/** @param language of whoever reads why it failed */
export function twinView(twin: StoredTwin, language: Language): PlanTwin {
  const { state, errorCode, texts, kept, parts, done } = twin;
  const isReady = state === 'ready';
  return {
    language: twin.language,
    state,
    done,
    parts,
    error: errorCode === null ? null : failureOf(errorCode, language),
    texts: isReady ? texts : {},
    kept: isReady ? kept : [],
  };
}

/** For pages that show it: undefined where it was never asked for. */
export async function viewTwin(tx: TenantTx, plan: TwinOf, language: Language): Promise<PlanTwin | undefined> {
  const twin = await findTwin(tx, plan);
  return twin && twinView(twin, language);
}

/** A plan in a language: as it is, or by its other words; undefined where they are not there. */
export async function planIn(tx: TenantTx, plan: Plan, language: Language): Promise<Plan | undefined> {
  if (plan.language === language) return plan;
  const twin = await findTwin(tx, plan);
  return twin?.state === 'ready' && twin.language === language ? inOtherLanguage(plan, twin) : undefined;
}

/** So many are looked at: each is as large as a plan. */
const mostEarlier = 20;

/** What other versions of the plan have in a language, the newest first, each with that version. */
export async function listEarlierTwins(tx: TenantTx, { id, version }: TwinOf, language: Language) {
  const rows = await tx
    .selectFrom('interviewing.plan_twin as t')
    .innerJoin('interviewing.plan_version as v', (join) =>
      join.onRef('v.plan_id', '=', 't.plan_id').onRef('v.version', '=', 't.version'),
    )
    .where('t.owner_id', '=', tx.ownerId)
    .where('t.plan_id', '=', id)
    .where('t.version', '<>', version)
    .where('t.language', '=', language)
    .where('t.texts', '<>', '{}')
    .orderBy('t.version', 'desc')
    .limit(mostEarlier)
    .select(['v.content', 't.texts'])
    .execute();
  return rows.map(({ content, texts }) => ({ plan: Plan.parse(content), texts: z.parse(Texts, texts) }));
}

/** Whoever writes to it writes nothing once it has ended or was begun anew. */
export function underWay(tx: TenantTx, { planId, version, attempt }: PlanTwinInput) {
  return tx
    .updateTable('interviewing.plan_twin')
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'running']);
}

/** Begun, or begun anew: what came of it before stays. The caller holds the interview's lock. */
export async function requestTwin(tx: TenantTx, { id, version }: TwinOf, language: Language): Promise<StoredTwin> {
  const row = await tx
    .insertInto('interviewing.plan_twin')
    .values({ owner_id: tx.ownerId, plan_id: id, version, language })
    .onConflict((conflict) =>
      conflict.columns(['plan_id', 'version']).doUpdateSet((eb) => ({
        attempt: eb('interviewing.plan_twin.attempt', '+', 1),
        state: 'queued',
        error_code: null,
        done: 0,
        kept: '[]',
        requested_at: sql<Date>`now()`,
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return storedTwin(row);
}
