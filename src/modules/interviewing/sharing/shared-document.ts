import * as z from 'zod/mini';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { type ShareLink, SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { planContent } from '#modules/interviewing/export/plan-content.ts';
import { reportContent } from '#modules/interviewing/export/report-content.ts';
import { withoutAdjustments } from '#modules/interviewing/export/without-adjustments.ts';
import { getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { runView } from '#modules/interviewing/run/read-run.ts';
import { summaryView } from '#modules/interviewing/summary/read-summary.ts';
import { hidePerson } from './hide-person.ts';

/**
 * The content that a share link shows: only those fields of the corresponding file that are declared for sharing, with
 * standard minutes.
 *
 * @throws AppError interviewing.share_ended if the report is still to be decided
 */
export async function sharedDocument(
  tx: TenantTx,
  interview: Interview,
  { view, expiresAt, hidesName }: ShareLink,
): Promise<SharedDocument> {
  const { name } = interview.candidate;
  const content = view === 'report' ? await report(tx, interview) : await plan(tx, interview);
  const candidate = hidesName ? null : name;
  const whole = { view, expiresAt, interview: { ...content.interview, candidate }, content };
  return z.parse(SharedDocument, hidePerson(whole, { name: hidesName ? name : null, language: interview.language }));
}

async function plan(tx: TenantTx, interview: Interview) {
  const usual = withoutAdjustments(interview, (await getPlanVersion(tx, interview.id, null)).plan);
  return planContent(usual.interview, usual.plan);
}

async function report(tx: TenantTx, interview: Interview) {
  const isDecided = interview.status === 'completed' && interview.recommendation !== null;
  if (!isDecided) throw new AppError('interviewing.share_ended');
  return reportContent(interview, await runView(tx, interview.id), await summaryView(tx, interview.id));
}
