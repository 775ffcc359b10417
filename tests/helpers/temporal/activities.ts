import { MockActivityEnvironment } from '@temporalio/testing';
import { createHiringActivities } from '#modules/hiring/activities.ts';
import { createInterviewingActivities } from '#modules/interviewing/activities.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { safeActivities } from '#platform/temporal/activity-errors.ts';
import type { HousekeepingActivities } from '#workflows/contracts/housekeeping.ts';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

/** Hiring's activities with the worker's error guard. */
export function hiringActivities({ deps }: Pick<TestApp, 'deps'>) {
  const { onDatabase, onReader } = createHiringActivities(deps);
  return { onDatabase: safeActivities(onDatabase, deps.logger), onReader: safeActivities(onReader, deps.logger) };
}

/** Interviewing's activities with the worker's error guard. */
export function interviewingActivities(
  { deps }: Pick<TestApp, 'deps'>,
  options: { llm?: Llm; monthlyTokens?: number; callsAtOnce?: number } = {},
) {
  const { onDatabase, onModel, onHttp } = createInterviewingActivities({
    db: deps.db,
    logger: deps.logger,
    llm: options.llm,
    config: {
      FETCH_ALLOW: deps.config.FETCH_ALLOW,
      PUBLIC_URL: deps.config.PUBLIC_URL,
      LLM_MONTHLY_TOKENS: options.monthlyTokens,
      LLM_MAX_CONCURRENT: 20,
      OPENAI_BASE_URL: undefined,
      OPENAI_CALLS_AT_ONCE: options.callsAtOnce ?? 1,
    },
  });
  return {
    onDatabase: safeActivities(onDatabase, deps.logger),
    onModel: safeActivities(onModel, deps.logger),
    onHttp: safeActivities(onHttp, deps.logger),
  };
}

/** Runs one housekeeping sweep by its name, and returns the number of rows. */
export async function sweep({ modules }: Pick<TestApp, 'modules'>, what: string): Promise<number> {
  const { wf } = await modules.activities();
  return new MockActivityEnvironment().run((wf as HousekeepingActivities).sweep, what);
}
