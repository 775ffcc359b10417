import { sql } from 'kysely';
import { PlanSource } from '#contracts/interviewing/plan/plan.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import type { CoreBlock, PlanBrief, PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { checkCore } from '#knowledge/plan/rules/check-plan.ts';
import { leastForSeveral } from '#knowledge/plan/time/time-budget.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { StoredCore, StoredPosition } from './stored-parts.ts';

export interface LockedCore {
  readonly id: string;
  readonly source: PlanSource;
  readonly model: string | null;
  readonly promptVersion: string;
  readonly positionVersion: number;
  /** the position as it was when the core was written; null for cores older than this field */
  readonly position: PositionBrief | null;
  readonly hash: string;
  readonly block: CoreBlock;
}

type Place = Pick<PlanBrief, 'position' | 'interviewType' | 'durationMin' | 'language'>;

/** Which cores are acceptable. */
export interface WantedCore {
  /** only cores by this writer; null: the first one made, whoever wrote it */
  readonly source: PlanSource | null;
  /** if there is no other, accept a core that stands in for a model's */
  readonly orStandIn: boolean;
}

/**
 * Writers whose cores omit focus areas and do not fit the current minutes; a plan made with one could not reach
 * "planned".
 */
const brokenSince = ['playbook-1', 'plan-1'];

/** The existing core for this position version, type, length and language. */
export async function findCore(
  tx: TenantTx,
  place: Place,
  { source, orStandIn }: WantedCore,
): Promise<LockedCore | undefined> {
  let query = selectCores(tx)
    .where('position_id', '=', place.position.id)
    .where('position_version', '=', place.position.version)
    .where('type', '=', place.interviewType)
    .where('duration_min', '=', place.durationMin)
    .where('language', '=', place.language)
    .where('retired_at', 'is', null)
    .where('prompt_version', 'not in', brokenSince)
    // Such a core's last question referred to an opening statement, which plans no longer have.
    .where(sql<boolean>`not jsonb_path_exists(content, '$.questions[*] ? (@.aboutOwnResult == true)')`)
    .orderBy('stand_in')
    .orderBy('created_at')
    .orderBy('id');
  if (!orStandIn) query = query.where('stand_in', '=', false);
  if (source !== null) query = query.where('source', '=', source);
  const rows = await query.execute();
  return rows.map(toCore).find((core) => isSound(core, place));
}

/**
 * Whether a model's core satisfies the current rules; one that a newer rule rejects would spoil every plan made with
 * it. Playbook cores are not checked, because the playbook would write the same again.
 */
function isSound({ source, block }: LockedCore, place: Place): boolean {
  if (source === 'playbook') return true;
  // Written when several known candidates were asked fewer questions.
  if (block.candidatesInView !== undefined && block.questions.length < leastForSeveral(place)) return false;
  try {
    return checkCore(place, block).ok;
  } catch (error) {
    // Its questions cannot fill the current minutes.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export async function getCore(tx: TenantTx, coreId: string): Promise<LockedCore> {
  return toCore(await selectCores(tx).where('id', '=', coreId).executeTakeFirstOrThrow());
}

/**
 * Locks a core for every later candidate. If another generation was first, returns that generation's core instead. A
 * stand-in for a model's core is used only by those who also have to do without the model.
 */
export async function lockCore(
  tx: TenantTx,
  place: Place,
  wanted: WantedCore,
  block: CoreBlock,
  writer: Pick<PlanWriter, 'source' | 'model' | 'promptVersion'>,
  isStandIn: boolean,
): Promise<LockedCore> {
  const { position, interviewType, durationMin, language } = place;
  const name = ['core', tx.ownerId, position.id, position.version, interviewType, durationMin, language].join(':');
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const first = await findCore(tx, place, wanted);
  if (first !== undefined) return first;
  const id = newId();
  await tx
    .insertInto('interviewing.core')
    .values({
      id,
      owner_id: tx.ownerId,
      position_id: position.id,
      position_version: position.version,
      position: storedJson(position),
      type: interviewType,
      duration_min: durationMin,
      language,
      source: writer.source,
      content: storedJson(block),
      hash: coreHash(block),
      model: writer.model,
      prompt_version: writer.promptVersion,
      stand_in: isStandIn,
    })
    .execute();
  return getCore(tx, id);
}

/** Hashes of the cores that new plans use: one for each type, length and language planned so far. */
export async function listServingHashes(tx: TenantTx, positionId: string, positionVersion: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('interviewing.core')
    .select('hash')
    .distinct()
    .where('owner_id', '=', tx.ownerId)
    .where('position_id', '=', positionId)
    .where('position_version', '=', positionVersion)
    .where('retired_at', 'is', null)
    .orderBy('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

/**
 * If two calls run at once, the second waits for the row locks and finds nothing left to retire. @returns how many
 * cores were in use
 */
export async function retireCores(tx: TenantTx, positionId: string, positionVersion: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewing.core')
    .set({ retired_at: sql<Date>`now()` })
    .where('owner_id', '=', tx.ownerId)
    .where('position_id', '=', positionId)
    .where('position_version', '=', positionVersion)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function selectCores(tx: TenantTx) {
  return tx
    .selectFrom('interviewing.core')
    .select(['id', 'source', 'model', 'prompt_version', 'position_version', 'position', 'hash', 'content'])
    .where('owner_id', '=', tx.ownerId);
}

function toCore(row: Awaited<ReturnType<ReturnType<typeof selectCores>['executeTakeFirstOrThrow']>>): LockedCore {
  return {
    id: row.id,
    source: PlanSource.parse(row.source),
    model: row.model,
    promptVersion: row.prompt_version,
    positionVersion: row.position_version,
    position: row.position === null ? null : StoredPosition.parse(row.position),
    hash: row.hash,
    block: StoredCore.parse(row.content),
  };
}
