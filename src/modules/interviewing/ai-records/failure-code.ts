import type { ErrorCode } from '#contracts/errors.ts';
import { type LlmError, LlmBadRequest, LlmQuotaSpent } from '#platform/llm/llm-errors.ts';
import { MonthlyBudgetSpent } from '#platform/llm/monthly-budget.ts';

/** The error code shown to a person after a failed model call. @param other the code to use when a retry may help */
export function failureCode(error: LlmError, other: ErrorCode): ErrorCode {
  if (error instanceof MonthlyBudgetSpent) return 'interviewing.suggestion_budget_spent';
  if (error instanceof LlmBadRequest && isOfSetUp(error)) return 'interviewing.model_misconfigured';
  if (error instanceof LlmQuotaSpent) return 'interviewing.model_without_credit';
  return other;
}

/**
 * A configuration problem (API key, model or base URL) fails every request; other bad requests are specific to their
 * content.
 */
function isOfSetUp({ status, parameter }: LlmBadRequest): boolean {
  return status === null || [401, 403, 404].includes(status) || parameter === 'model';
}
