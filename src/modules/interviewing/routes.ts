import * as dashboardContract from '#contracts/dashboard.ts';
import * as exportContract from '#contracts/interviewing/summary/interview-export.ts';
import * as runContract from '#contracts/interviewing/run/interview-run.ts';
import * as shareContract from '#contracts/interviewing/summary/interview-share.ts';
import * as summaryContract from '#contracts/interviewing/summary/interview-summary.ts';
import * as sheetsContract from '#contracts/interviewing/candidate-sheets.ts';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { answerRequirements as answersContract } from '#contracts/interviewing/summary/requirement-answers.ts';
import * as contract from '#contracts/interviewing/interviewing.ts';
import * as openPointsContract from '#contracts/interviewing/open-points.ts';
import * as editContract from '#contracts/interviewing/plan/plan-edit.ts';
import * as planContract from '#contracts/interviewing/plan/plan-generation.ts';
import { exportCandidate as candidateExportContract } from '#contracts/interviewing/candidate-export.ts';
import { mergeCandidates as mergeContract } from '#contracts/interviewing/candidate-merge.ts';
import { getCandidateHoldings as holdingsContract } from '#contracts/interviewing/candidate-holdings.ts';
import * as versionsContract from '#contracts/interviewing/plan/plan-versions.ts';
import * as requirementsContract from '#contracts/interviewing/candidate-requirements.ts';
import * as comparisonContract from '#contracts/interviewing/position-comparison.ts';
import * as calibrationContract from '#contracts/interviewing/calibration.ts';
import * as reportContract from '#contracts/interviewing/question-report.ts';
import * as coreContract from '#contracts/interviewing/plan/position-core.ts';
import * as previewContract from '#contracts/interviewing/previews.ts';
import * as replacementContract from '#contracts/interviewing/plan/question-replacement.ts';
import { askForTwin as twinContract } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import { listAiRecords as listAiRecordsContract } from '#contracts/interviewing/ai-records.ts';
import * as draftContract from '#contracts/interviewing/summary/summary-draft.ts';
import * as suggestionContract from '#contracts/interviewing/run/score-suggestion.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route, tableRoute } from '#platform/http/route.ts';
import type { Listener } from '#platform/live/listener.ts';
import { makeCalendarFile } from './calendar/make-calendar-file.ts';
import { getNotice } from './candidate-sheets/get-notice.ts';
import { getPrepSheet } from './candidate-sheets/get-prep-sheet.ts';
import { makeSheetFile } from './candidate-sheets/make-sheet-file.ts';
import type { SheetDeps } from './candidate-sheets/load-sheet-facts.ts';
import { comparePosition } from './comparison/compare-position.ts';
import { listAiRecords } from './ai-records/list-ai-records.ts';
import { applyOperations } from './run/apply-operations.ts';
import { cancelGeneration } from './generation/cancel-generation.ts';
import { cancelInterview } from './interview/cancel-interview.ts';
import { completeInterview } from './run/complete-interview.ts';
import { createInterview } from './interview/create-interview.ts';
import { getDashboardCounts } from './dashboard/get-dashboard-counts.ts';
import { getMenuCounts } from './dashboard/get-menu-counts.ts';
import { listActivity } from './dashboard/list-activity.ts';
import { exportPlan } from './export/export-plan.ts';
import { exportReport } from './export/export-report.ts';
import { finishFromPlaybook } from './generation/finish-from-playbook.ts';
import { generatePlan } from './generation/generate-plan.ts';
import { deleteInterview } from './interview/delete-interview.ts';
import { getInterview } from './interview/get-interview.ts';
import { interviewsCsv } from './interview/table/interviews-csv.ts';
import { listInterviews } from './interview/list-interviews.ts';
import { listNewestInterviews } from './interview/list-newest-interviews.ts';
import { readNote } from './note/read-note.ts';
import { listUrgentInterviews } from './interview/list-urgent-interviews.ts';
import { planEvents, watchFrom } from './generation/progress/plan-events.ts';
import { mergeCandidates } from './merge/merge-candidates.ts';
import { exportCandidate } from './personal-data/export-candidate.ts';
import { getCandidateHoldings } from './personal-data/get-candidate-holdings.ts';
import { editPlan } from './plan/edit-plan.ts';
import { lockQuestion } from './plan/locks/lock-question.ts';
import { listPlanVersions } from './plan/versions/list-plan-versions.ts';
import { readCore } from './plan/read-core.ts';
import { readPlan } from './plan/read-plan.ts';
import { renewCore } from './plan/renew-core.ts';
import { convertVisit } from './preview/convert-visit.ts';
import { createPreview } from './preview/create-preview.ts';
import { getPreview } from './preview/get-preview.ts';
import { stopPreview } from './preview/stop-preview.ts';
import { restorePlan } from './plan/versions/restore-plan.ts';
import { reportCalibration } from './calibration/report-calibration.ts';
import { reportQuestions } from './question-report/report-questions.ts';
import { readRun } from './run/read-run.ts';
import { readSummary } from './summary/read-summary.ts';
import { reopenInterview } from './interview/reopen-interview.ts';
import { createShare } from './sharing/create-share.ts';
import { listShares } from './sharing/list-shares.ts';
import { openShare } from './sharing/open-share.ts';
import { revokeShare } from './sharing/revoke-share.ts';
import { startInterview } from './run/start-interview.ts';
import { undoStart } from './run/undo-start.ts';
import { updateInterview } from './interview/update-interview.ts';
import { replaceQuestion } from './replacement/replace-question.ts';
import { askForTwin } from './twin/ask-for-twin.ts';
import { listCandidateRequirements } from './requirements/list-candidate-requirements.ts';
import { listSuggestions } from './suggestion/list-suggestions.ts';
import { type SuggestionDeps, suggestScore } from './suggestion/suggest-score.ts';
import { draftSummary } from './summary/draft/draft-summary.ts';
import { answerRequirement, answerRequirements } from './summary/answer-requirement.ts';
import { writeSummary } from './summary/write-summary.ts';

export function interviewingRoutes(
  deps: {
    db: Db;
    clock: Clock;
    listener: Listener;
    config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL' | 'PUBLIC_URL'>;
  } & SheetDeps &
    SuggestionDeps,
): Route[] {
  return [
    route(dashboardContract.getMenuCounts, ({ actor }) => getMenuCounts(deps, actor)),
    route(dashboardContract.getDashboardCounts, ({ actor, query }) => getDashboardCounts(deps, actor, query)),
    route(dashboardContract.listActivity, ({ actor }) => listActivity(deps, actor)),

    tableRoute(
      contract.listInterviews,
      ({ actor, query }) => listInterviews(deps, actor, query),
      ({ actor, query }) => interviewsCsv(deps, actor, query),
    ),
    route(contract.listUrgentInterviews, ({ actor }) => listUrgentInterviews(deps, actor)),
    route(contract.listNewestInterviews, ({ actor, query }) => listNewestInterviews(deps, actor, query)),
    route(contract.createInterview, ({ actor, body, idempotencyKey }) =>
      createInterview(deps, actor, body, idempotencyKey),
    ),
    route(openPointsContract.readNote, async ({ body }) => readNote(body)),
    route(contract.getInterview, ({ actor, params }) => getInterview(deps, actor, params.interviewId)),
    route(contract.updateInterview, ({ actor, params, body, ifMatch }) =>
      updateInterview(deps, actor, params.interviewId, body, ifMatch),
    ),

    route(contract.deleteInterview, ({ actor, params }) => deleteInterview(deps, actor, params.interviewId)),

    route(planContract.generatePlan, ({ actor, params, body, idempotencyKey }) =>
      generatePlan(deps, actor, params.interviewId, body, idempotencyKey),
    ),
    route(planContract.cancelGeneration, ({ actor, params }) => cancelGeneration(deps, actor, params.interviewId)),
    route(planContract.finishFromPlaybook, ({ actor, params }) => finishFromPlaybook(deps, actor, params.interviewId)),
    route(planContract.getPlan, ({ actor, params, query }) => readPlan(deps, actor, params.interviewId, query.version)),
    route(versionsContract.listPlanVersions, ({ actor, params }) => listPlanVersions(deps, actor, params.interviewId)),
    route(editContract.editPlan, ({ actor, params, body, ifMatch }) =>
      editPlan(deps, actor, { ...params, ...body, version: ifMatch }),
    ),
    route(editContract.restorePlan, ({ actor, params, body, ifMatch }) =>
      restorePlan(deps, actor, { ...params, restored: body.version, version: ifMatch }),
    ),
    route(editContract.lockQuestion, ({ actor, params, body }) => lockQuestion(deps, actor, { ...params, ...body })),
    route(replacementContract.replaceQuestion, ({ actor, params, body }) =>
      replaceQuestion(deps, actor, { ...params, ...body }),
    ),
    route(twinContract, ({ actor, params, body }) => askForTwin(deps, actor, { ...params, ...body })),
    route(listAiRecordsContract, ({ actor, params }) => listAiRecords(deps, actor, params.interviewId)),
    route(planContract.planEvents, async ({ actor, params, request }) => {
      await getInterview(deps, actor, params.interviewId);
      const viewer = { ownerId: actor.userId, language: actor.language };
      const from = watchFrom(request.headers['last-event-id']?.toString());
      return (signal) => planEvents(deps, viewer, params.interviewId, from, signal);
    }),

    route(previewContract.createPreview, ({ actor, body }) => createPreview(deps, actor, body)),
    route(previewContract.getPreview, ({ actor, params }) => getPreview(deps, actor, params.previewId)),
    route(previewContract.stopPreview, ({ actor, params }) => stopPreview(deps, actor, params.previewId)),
    route(previewContract.convertAnonymousSession, ({ actor, body }) => convertVisit(deps, actor, body)),

    route(requirementsContract.listCandidateRequirements, ({ actor, params }) =>
      listCandidateRequirements(deps, actor, params.candidateId),
    ),
    route(mergeContract, ({ actor, params, body, idempotencyKey }) =>
      mergeCandidates(deps, actor, { ...params, ...body }, idempotencyKey),
    ),
    route(candidateExportContract, ({ actor, params }) => exportCandidate(deps, actor, params.candidateId)),
    route(holdingsContract, ({ actor, params }) => getCandidateHoldings(deps, actor, params.candidateId)),
    route(comparisonContract.comparePosition, ({ actor, params }) => comparePosition(deps, actor, params.positionId)),
    route(calibrationContract.reportCalibration, ({ actor, query }) => reportCalibration(deps, actor, query)),
    route(reportContract.reportQuestions, ({ actor, params }) => reportQuestions(deps, actor, params.positionId)),
    route(coreContract.getCore, ({ actor, params }) => readCore(deps, actor, params.positionId)),
    route(coreContract.renewCore, ({ actor, params, idempotencyKey }) =>
      renewCore(deps, actor, { positionId: params.positionId, idempotencyKey }),
    ),

    route(contract.startInterview, ({ actor, params }) => startInterview(deps, actor, params.interviewId)),
    route(contract.undoStart, ({ actor, params }) => undoStart(deps, actor, params.interviewId)),
    route(contract.completeInterview, ({ actor, params }) => completeInterview(deps, actor, params.interviewId)),
    route(contract.cancelInterview, ({ actor, params, body }) =>
      cancelInterview(deps, actor, params.interviewId, body.reason),
    ),
    route(contract.reopenInterview, ({ actor, params, body }) =>
      reopenInterview(deps, actor, params.interviewId, body.reason),
    ),

    route(runContract.getRun, ({ actor, params }) => readRun(deps, actor, params.interviewId)),
    route(runContract.applyOperations, ({ actor, params, body }) =>
      applyOperations(deps, actor, params.interviewId, body.operations),
    ),
    route(summaryContract.getSummary, ({ actor, params }) => readSummary(deps, actor, params.interviewId)),
    route(summaryContract.putSummary, ({ actor, params, body, ifMatch }) =>
      writeSummary(deps, actor, params.interviewId, body, ifMatch),
    ),
    route(summaryContract.answerRequirement, ({ actor, params, body }) =>
      answerRequirement(deps, actor, { ...params, ...body }),
    ),
    route(answersContract, ({ actor, params, body }) => answerRequirements(deps, actor, { ...params, ...body })),

    route(suggestionContract.listSuggestions, ({ actor, params }) => listSuggestions(deps, actor, params.interviewId)),
    route(draftContract.draftSummary, ({ actor, params }) => draftSummary(deps, actor, params.interviewId)),
    route(suggestionContract.suggestScore, ({ actor, params }) => suggestScore(deps, actor, params)),

    route(getCalendarFile, ({ actor, params }) => makeCalendarFile(deps, actor, params.interviewId)),
    route(sheetsContract.getNotice, ({ actor, params, query }) => getNotice(deps, actor, { ...params, ...query })),
    route(sheetsContract.getPrepSheet, ({ actor, params, query }) =>
      getPrepSheet(deps, actor, { ...params, ...query }),
    ),
    route(sheetsContract.makeSheetFile, ({ actor, params, body }) =>
      makeSheetFile(deps, actor, { ...params, ...body }),
    ),
    route(exportContract.exportPlan, ({ actor, params, query }) => exportPlan(deps, actor, { ...params, ...query })),
    route(exportContract.exportReport, ({ actor, params, query }) =>
      exportReport(deps, actor, params.interviewId, query.format),
    ),

    route(shareContract.listShares, ({ actor, params }) => listShares(deps, actor, params.interviewId)),
    route(shareContract.createShare, ({ actor, params, body, idempotencyKey }) =>
      createShare(deps, actor, { interviewId: params.interviewId, ...body }, idempotencyKey),
    ),
    route(shareContract.revokeShare, ({ actor, params }) => revokeShare(deps, actor, params)),
    route(shareContract.openShare, ({ body, language }) => openShare(deps, body.token, language)),
  ];
}
