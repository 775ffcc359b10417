import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { LlmBadRequest, LlmInvalid, LlmQuotaSpent, LlmRefused } from '#platform/llm/llm-errors.ts';

/** The model answered twice and both answers broke the rules named. */
export class PlanWriterFailed extends Error {
  /** rule codes, never the answer: messages are stored and logged */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the model's answers broke ${problems.length} rule(s)`);
    this.name = 'PlanWriterFailed';
    this.problems = problems;
  }
}

/** Why the playbook takes over after this error, for the plan to say. */
export function fallbackReason(error: unknown): NonNullable<Plan['fallbackReason']> {
  if (error instanceof LlmBadRequest) return 'misconfigured';
  if (error instanceof LlmQuotaSpent) return 'no_credit';
  if (error instanceof LlmRefused) return 'refused';
  if (error instanceof LlmInvalid || error instanceof PlanWriterFailed) return 'invalid';
  return 'provider_down';
}
