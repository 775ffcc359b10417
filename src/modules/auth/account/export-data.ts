import type { Actor } from '#platform/actor.ts';
import { type ArchiveEntry, zipArchive } from '#platform/archive/zip-archive.ts';
import type { Clock } from '#platform/clock.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';

/**
 * All data of the account in one archive, generated while it is downloaded; only a slice of one file is in memory at a
 * time.
 */
export function exportData(deps: { clock: Clock; personalData: readonly PersonalData[] }, actor: Actor): MadeFile {
  const day = deps.clock.now().toISOString().slice(0, 10);
  return {
    parts: () => zipArchive(everyEntry(deps.personalData, actor)),
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="askwell-${day}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}

async function* everyEntry(contributors: readonly PersonalData[], actor: Actor): AsyncGenerator<ArchiveEntry> {
  for (const { copy } of contributors) yield* copy(actor);
}
