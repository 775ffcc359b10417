import type { FastifyInstance, InjectOptions } from 'fastify';
import * as account from '#contracts/auth/account.ts';
import * as auth from '#contracts/auth/auth.ts';
import * as email from '#contracts/auth/email.ts';
import * as billing from '#contracts/billing/billing.ts';
import * as candidateHoldings from '#contracts/interviewing/candidate-holdings.ts';
import * as candidateExport from '#contracts/interviewing/candidate-export.ts';
import * as candidateMerge from '#contracts/interviewing/candidate-merge.ts';
import * as calendarFile from '#contracts/interviewing/calendar-file.ts';
import * as candidateSheets from '#contracts/interviewing/candidate-sheets.ts';
import * as candidateRequirements from '#contracts/interviewing/candidate-requirements.ts';
import * as candidates from '#contracts/hiring/candidates.ts';
import { Problem } from '#contracts/common.ts';
import * as cvs from '#contracts/hiring/cvs.ts';
import { type Endpoint, errorsOf } from '#contracts/endpoint.ts';
import * as dashboard from '#contracts/dashboard.ts';
import * as google from '#contracts/auth/google.ts';
import * as guard from '#contracts/hiring/guard.ts';
import * as interviewExport from '#contracts/interviewing/summary/interview-export.ts';
import * as interviewRun from '#contracts/interviewing/run/interview-run.ts';
import * as interviewShare from '#contracts/interviewing/summary/interview-share.ts';
import * as interviewSummary from '#contracts/interviewing/summary/interview-summary.ts';
import * as interviewing from '#contracts/interviewing/interviewing.ts';
import * as openPoints from '#contracts/interviewing/open-points.ts';
import * as legal from '#contracts/legal.ts';
import * as live from '#contracts/live.ts';
import * as planEdit from '#contracts/interviewing/plan/plan-edit.ts';
import * as planGeneration from '#contracts/interviewing/plan/plan-generation.ts';
import * as aiRecords from '#contracts/interviewing/ai-records.ts';
import * as planTwin from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import * as planVersions from '#contracts/interviewing/plan/plan-versions.ts';
import * as positionComparison from '#contracts/interviewing/position-comparison.ts';
import * as calibration from '#contracts/interviewing/calibration.ts';
import * as questionReport from '#contracts/interviewing/question-report.ts';
import * as positionCore from '#contracts/interviewing/plan/position-core.ts';
import * as positionSuggestions from '#contracts/hiring/position-suggestions.ts';
import * as positionTexts from '#contracts/hiring/position-texts.ts';
import * as positions from '#contracts/hiring/positions.ts';
import * as previews from '#contracts/interviewing/previews.ts';
import * as questionReplacement from '#contracts/interviewing/plan/question-replacement.ts';
import * as retention from '#contracts/hiring/retention.ts';
import * as sample from '#contracts/hiring/sample.ts';
import * as requirementAnswers from '#contracts/interviewing/summary/requirement-answers.ts';
import * as summaryDraft from '#contracts/interviewing/summary/summary-draft.ts';
import * as scoreSuggestion from '#contracts/interviewing/run/score-suggestion.ts';
import * as sessions from '#contracts/auth/sessions.ts';

/** Every endpoint of every contract. */
export const endpoints: readonly Endpoint[] = [
  account,
  auth,
  billing,
  candidateHoldings,
  candidateExport,
  candidateMerge,
  calendarFile,
  candidateRequirements,
  candidateSheets,
  candidates,
  cvs,
  dashboard,
  email,
  google,
  guard,
  interviewExport,
  interviewRun,
  interviewShare,
  interviewSummary,
  requirementAnswers,
  retention,
  interviewing,
  legal,
  openPoints,
  live,
  planEdit,
  planGeneration,
  aiRecords,
  planTwin,
  planVersions,
  positionComparison,
  calibration,
  questionReport,
  positionCore,
  positionSuggestions,
  positionTexts,
  positions,
  previews,
  questionReplacement,
  sample,
  scoreSuggestion,
  sessions,
  summaryDraft,
].flatMap((contract) => Object.values(contract).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

const routes = endpoints.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^/api/v1${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** @throws Error if an endpoint answered with an error that it does not declare */
export function checkAnswer(method: string, url: string, status: number, body: string): void {
  const path = url.split('?')[0] ?? '';
  const route = routes.find(({ endpoint, path: pattern }) => endpoint.method === method && pattern.test(path));
  if (route === undefined || status < 400) return;
  const { code } = Problem.parse(JSON.parse(body));
  if (errorsOf(route.endpoint).some((declared) => declared === code)) return;
  throw new Error(`${method} ${route.endpoint.path} answered ${status} ${code}, which its contract does not declare`);
}

/** Makes every injected call fail that answers with an undeclared error. */
export function holdToContracts(http: FastifyInstance): void {
  const inject = http.inject.bind(http);
  const checked = async (options: InjectOptions) => {
    const answer = await inject(options);
    const { method = 'GET', url = '' } = options;
    // The body has not arrived yet: its reader checks it.
    if (options.payloadAsStream === true) return answer;
    checkAnswer(method, typeof url === 'string' ? url : '', answer.statusCode, answer.body);
    return answer;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its other forms, callbacks and chains, are not used in tests
  http.inject = checked as typeof http.inject;
}
