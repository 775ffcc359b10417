import type { Language } from '#contracts/common.ts';
import type { PlanExportFormat } from '#contracts/interviewing/summary/interview-export.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { timeZoneOf } from '#modules/auth/index.ts';
import { requireFeature } from '#modules/billing/index.ts';
import { interviewExported } from '#modules/interviewing/events.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { planIn } from '#modules/interviewing/twin/twin-queries.ts';
import { exportFile } from './export-file.ts';
import { planContent } from './plan-content.ts';

interface AskedFile {
  readonly interviewId: string;
  readonly format: PlanExportFormat;
  /** undefined: the plan's language */
  readonly language?: Language | undefined;
}

/**
 * The current plan as a file. Markdown is available without a premium plan.
 *
 * @throws AppError billing.premium_only, interviewing.interview_not_found, interviewing.plan_not_found,
 * interviewing.twin_not_found
 */
export async function exportPlan(deps: { db: Db; clock: Clock }, actor: Actor, asked: AskedFile): Promise<MadeFile> {
  const { format } = asked;
  const { content, timeZone } = await asTenant(deps.db, actor.userId, async (tx) => ({
    content: await takePlan(tx, actor, asked),
    timeZone: await timeZoneOf(tx, actor.userId),
  }));
  return exportFile({ document: 'plan', content }, format, { at: deps.clock.now(), timeZone });
}

async function takePlan(tx: TenantTx, actor: Actor, { interviewId, format, language }: AskedFile) {
  const interview = await interviewView(tx, actor, interviewId);
  if (format !== 'md') await requireFeature(tx, `export_${format}`);
  const { plan: own } = await getPlanVersion(tx, interviewId, null);
  const plan = language === undefined ? own : await planIn(tx, own, language);
  if (plan === undefined) throw new AppError('interviewing.twin_not_found', { interviewId });
  await appendEvent(tx, interviewExported(interviewId, { interviewId, document: 'plan', format }));
  return planContent(plan === own ? interview : { ...interview, language: plan.language }, plan, own);
}
