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

/** The plan version that a translation belongs to. */
export type TwinOf = Pick<Plan, 'id' | 'version'>;

const columns = ['language', 'attempt', 'state', 'error_code', 'parts', 'done', 'texts', 'kept'] as const;

/** Undefined if it was never requested. */
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

/** @param language the language of the error message */
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

/** For pages that show it; undefined if it was never requested. */
export async function viewTwin(tx: TenantTx, plan: TwinOf, language: Language): Promise<PlanTwin | undefined> {
  const twin = await findTwin(tx, plan);
  return twin && twinView(twin, language);
}

/** The plan in the given language: as written, or translated; undefined if there is no finished translation. */
export async function planIn(tx: TenantTx, plan: Plan, language: Language): Promise<Plan | undefined> {
  if (plan.language === language) return plan;
  const twin = await findTwin(tx, plan);
  return twin?.state === 'ready' && twin.language === language ? inOtherLanguage(plan, twin) : undefined;
}

/** Maximum number of earlier translations read; each is as large as a plan. */
const mostEarlier = 20;

/** Translations of other versions of the plan into a language, newest first, each with its version of the plan. */
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

/** An update that affects no row once the translation has ended or was restarted. */
export function underWay(tx: TenantTx, { planId, version, attempt }: PlanTwinInput) {
  return tx
    .updateTable('interviewing.plan_twin')
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('version', '=', version)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'running']);
}

/**
 * Creates the translation or restarts it, keeping the texts translated so far. The caller must hold the interview's
 * lock.
 */
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
