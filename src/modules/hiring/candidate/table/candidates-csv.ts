import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { type Candidate, type listCandidates as contract, candidateStages } from '#contracts/hiring/candidates.ts';
import type { Actor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import { cellTime, dayOf } from '#platform/csv/cell-time.ts';
import { type Cell, csvFile } from '#platform/csv/csv-file.ts';
import type { Db } from '#platform/db/client.ts';
import { everyRow } from '#platform/db/statements/every-row.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { timeZoneOf } from '#modules/auth/index.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { readLocale } from '#platform/read-locale.ts';
import { newestCandidates, toCandidate } from '#modules/hiring/candidate/candidate-queries.ts';
import { filterOf } from '#modules/hiring/candidate/list-candidates.ts';

const word = z.string();
const texts = readLocale(
  'export',
  z.object({
    csv: z.object({
      candidates: z.object({
        file: word,
        name: word,
        email: word,
        role: word,
        positions: word,
        status: word,
        cv: word,
        added: word,
      }),
    }),
  }),
);
// The same wording as in the list.
const stages = readLocale(
  'candidates',
  z.object({ list: z.object({ stage: z.looseRecord(z.enum(['none', ...candidateStages]), word) }) }),
);

/** All candidates that match the query, newest first, as a table. */
export async function candidatesCsv(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<MadeFile> {
  const timeZone = await asTenant(deps.db, actor.userId, (tx) => timeZoneOf(tx, actor.userId));
  const { candidates: words } = texts[actor.language].csv;
  const time = cellTime(timeZone);
  const heads = [
    words.name,
    words.email,
    words.role,
    words.positions,
    words.status,
    words.cv,
    words.added.replace('{{zone}}', timeZone),
  ];
  const fileName = `${words.file.replace('{{day}}', dayOf(deps.clock.now(), timeZone))}.csv`;
  return csvFile({ fileName, heads, rows: cellsOf(deps, actor, query, time) }, actor.language);
}

async function* cellsOf(
  { db }: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
  time: ReturnType<typeof cellTime>,
): AsyncGenerator<Cell[]> {
  const filter = filterOf(query);
  const rows = everyRow((after, limit) => newestCandidates(db, actor.userId, { ...filter, after, limit }));
  for await (const row of rows) {
    const candidate = toCandidate(row, actor.language);
    yield [
      candidate.name,
      emailOf(candidate),
      roleOf(candidate),
      candidate.positions.map(({ title }) => title).join('; '),
      standingOf(row, actor.language),
      candidate.cv?.fileName ?? null,
      time(candidate.createdAt),
    ];
  }
}

/** Empty if the CV is in another name, because it may be somebody else's. */
function roleOf({ profile, otherName }: Candidate): string | null {
  const role = profile?.lastRole ?? null;
  if (otherName !== null || role === null) return null;
  const { title, organisation } = role;
  return organisation === null ? title : `${title}, ${organisation}`;
}

function emailOf({ email, otherName }: Candidate): string | null {
  return email !== null && email.toLowerCase() === otherName?.email ? null : email;
}

/** Empty if the newest interview was cancelled. */
function standingOf(row: { stage: string | null; interviews_count: number }, language: Language): string | null {
  const { stage: words } = stages[language].list;
  if (row.interviews_count === 0) return words.none;
  const stage = candidateStages.find((one) => one === row.stage);
  return stage === undefined ? null : words[stage];
}
