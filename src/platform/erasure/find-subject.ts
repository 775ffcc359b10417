import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { ErasureSubject } from './eraser.ts';

interface OpenErasure {
  readonly subject: ErasureSubject;
  /** entity ids of workflow runs, recorded before anything was deleted */
  readonly entities: readonly string[];
}

/** The subject of an erasure; undefined once it is complete. */
export async function findSubject(deps: { db: Db }, erasureId: string): Promise<OpenErasure | undefined> {
  const { rows } = await sql<ErasureSubject & { entities: string[] }>`
    select kind, owner_id as "ownerId", subject_id as id, entities from platform.erasure
    where id = ${erasureId} and erased_at is null`.execute(deps.db.system);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { entities, ...subject } = row;
  return { subject, entities };
}
