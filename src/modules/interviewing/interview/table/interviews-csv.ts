import * as z from 'zod';
import type { QueryOf } from '#contracts/endpoint.ts';
import {
  type Interview,
  type listInterviews as contract,
  interviewStatuses,
  recommendations,
} from '#contracts/interviewing/interviewing.ts';
import { interviewTypes } from '#contracts/interviewing/plan/plan.ts';
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
import { interviewViews } from '#modules/interviewing/interview/interview-view.ts';
import { filterOf, newestInterviews } from '#modules/interviewing/interview/list-interviews.ts';

const word = z.string();
const columns = [
  'candidate',
  'position',
  'type',
  'status',
  'scheduled',
  'started',
  'completed',
  'minutes',
  'recommendation',
  'mean',
  'notMet',
  'open',
] as const;
const texts = readLocale(
  'export',
  z.object({ csv: z.object({ interviews: z.record(z.enum(['file', ...columns]), word) }) }),
);
// The same wording as on the pages.
const common = readLocale(
  'common',
  z.object({
    interviewType: z.record(z.enum(interviewTypes), word),
    status: z.looseRecord(z.enum(interviewStatuses), word),
  }),
);
const summary = readLocale('summary', z.object({ recommendation: z.record(z.enum(recommendations), word) }));

/**
 * All interviews that match the query, newest first, as a table. The mean is filled in only where a recommendation is
 * recorded.
 */
export async function interviewsCsv(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  query: QueryOf<typeof contract>,
): Promise<MadeFile> {
  const timeZone = await asTenant(deps.db, actor.userId, (tx) => timeZoneOf(tx, actor.userId));
  const { interviews: words } = texts[actor.language].csv;
  const heads = columns.map((column) => words[column].replace('{{zone}}', timeZone));
  const fileName = `${words.file.replace('{{day}}', dayOf(deps.clock.now(), timeZone))}.csv`;
  return csvFile({ fileName, heads, rows: everyLine(deps, actor, query, timeZone) }, actor.language);
}

async function* everyLine(
  { db }: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract>,
  timeZone: string,
): AsyncGenerator<Cell[]> {
  const filter = filterOf(query);
  const rows = everyRow((after, limit) => newestInterviews(db, actor.userId, { ...filter, after, limit }));
  const time = cellTime(timeZone);
  for await (const row of rows) {
    for (const interview of interviewViews([row], actor)) {
      const cells = cellsOf(interview, actor, time);
      yield columns.map((column) => cells[column]);
    }
  }
}

function cellsOf(
  interview: Interview,
  { language }: Actor,
  time: ReturnType<typeof cellTime>,
): Record<(typeof columns)[number], Cell> {
  const { recommendation, unmet } = interview;
  return {
    candidate: interview.candidate.name,
    position: interview.position.title,
    type: common[language].interviewType[interview.type],
    status: common[language].status[interview.status],
    scheduled: time(interview.scheduledAt),
    started: time(interview.startedAt),
    completed: time(interview.completedAt),
    minutes: interview.durationMinutes,
    recommendation: recommendation === null ? null : summary[language].recommendation[recommendation],
    mean: interview.score,
    notMet: unmet?.notMet ?? null,
    open: unmet?.open ?? null,
  };
}
