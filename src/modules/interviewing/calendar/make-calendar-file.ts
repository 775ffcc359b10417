import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { fileNameOf } from '#modules/interviewing/export/export-file-name.ts';
import { exportWords, filled } from '#modules/interviewing/export/export-words.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { calendarEntry } from './calendar-entry.ts';

interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'PUBLIC_URL'>;
}

/**
 * An upcoming interview as a calendar file in the reader's language.
 *
 * @throws AppError interviewing.interview_not_found; interviewing.not_scheduled if it has no time, has begun or was
 * cancelled
 */
export async function makeCalendarFile(deps: CalendarDeps, actor: Actor, interviewId: string): Promise<MadeFile> {
  const interview = await asTenant(deps.db, actor.userId, (tx) => interviewView(tx, actor, interviewId));
  const start = startOf(interview);
  const { file } = exportWords(actor.language);
  const url = new URL(`${pageAddresses.interviews}/${interview.id}`, deps.config.PUBLIC_URL).href;
  const summary = filled(file.calendar.title, {
    position: interview.position.title,
    candidate: interview.candidate.name,
  });
  const text = calendarEntry(
    {
      uid: interview.id,
      // The version counts changes made by a person, above all to the time.
      sequence: interview.version,
      start,
      minutes: interview.lengthMinutes,
      summary,
      // Not every calendar application shows an entry's URL, so it is in the description as well.
      description: filled(file.calendar.description, { url }),
      url,
    },
    deps.clock.now(),
  );
  return {
    headers: fileHeaders('text/calendar; charset=utf-8', fileNameOf(summary, 'ics')),
    parts: async function* parts() {
      yield Buffer.from(text);
    },
  };
}

function startOf({ id, status, scheduledAt }: Interview): Date {
  const isAhead = status === 'draft' || status === 'planned';
  if (!isAhead || scheduledAt === null) throw new AppError('interviewing.not_scheduled', { interviewId: id });
  return new Date(scheduledAt);
}
