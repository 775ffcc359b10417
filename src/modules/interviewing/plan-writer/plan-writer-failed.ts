import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { LlmBadRequest, LlmInvalid, LlmQuotaSpent, LlmRefused } from '#platform/llm/llm-errors.ts';

/** A writer could not produce a usable part, after its repairs if there were any. */
export class PlanWriterFailed extends Error {
  /** rule codes, never the answer, because error messages are stored and logged */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the model's answers broke ${problems.length} rule(s)`);
    this.name = 'PlanWriterFailed';
    this.problems = problems;
  }
}

/** Why the playbook takes over after this error, as shown in the plan. */
export function fallbackReason(error: unknown): NonNullable<Plan['fallbackReason']> {
  if (error instanceof LlmBadRequest) return 'misconfigured';
  if (error instanceof LlmQuotaSpent) return 'no_credit';
  if (error instanceof LlmRefused) return 'refused';
  if (error instanceof LlmInvalid || error instanceof PlanWriterFailed) return 'invalid';
  return 'provider_down';
}
