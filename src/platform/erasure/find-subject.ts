import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { ErasureSubject } from './eraser.ts';

interface OpenErasure {
  readonly subject: ErasureSubject;
  /** what runs of workflows worked on, noted before anything was deleted */
  readonly entities: readonly string[];
}

/** What an erasure is to erase; undefined once it has. */
export async function findSubject(deps: { db: Db }, erasureId: string): Promise<OpenErasure | undefined> {
  const { rows } = await sql<ErasureSubject & { entities: string[] }>`
    select kind, owner_id as "ownerId", subject_id as id, entities from platform.erasure
    where id = ${erasureId} and erased_at is null`.execute(deps.db.system);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { entities, ...subject } = row;
  return { subject, entities };
}
