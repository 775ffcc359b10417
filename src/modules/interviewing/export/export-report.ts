import type { ExportFormat } from '#contracts/interviewing/summary/interview-export.ts';
import type { Actor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { timeZoneOf } from '#modules/auth/index.ts';
import { requireFeature } from '#modules/billing/index.ts';
import { interviewExported } from '#modules/interviewing/events.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { runView } from '#modules/interviewing/run/read-run.ts';
import { summaryView } from '#modules/interviewing/summary/read-summary.ts';
import { exportFile } from './export-file.ts';
import { reportContent } from './report-content.ts';

/**
 * The report of an interview as a file, with exactly the content of its summary page.
 *
 * @throws AppError billing.premium_only, interviewing.interview_not_found, interviewing.transition_refused
 */
export async function exportReport(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  interviewId: string,
  format: ExportFormat,
): Promise<MadeFile> {
  const { content, timeZone } = await asTenant(deps.db, actor.userId, async (tx) => ({
    content: await takeReport(tx, actor, interviewId, format),
    timeZone: await timeZoneOf(tx, actor.userId),
  }));
  return exportFile({ document: 'report', content }, format, { at: deps.clock.now(), timeZone });
}

async function takeReport(tx: TenantTx, actor: Actor, interviewId: string, format: ExportFormat) {
  const interview = await interviewView(tx, actor, interviewId);
  await requireFeature(tx, `export_${format}`);
  requireStatus(await getInterviewRow(tx, interviewId), 'in_progress', 'completed');
  const content = reportContent(interview, await runView(tx, interviewId), await summaryView(tx, interviewId));
  await appendEvent(tx, interviewExported(interviewId, { interviewId, document: 'report', format }));
  return content;
}
