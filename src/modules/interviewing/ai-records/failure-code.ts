import type { ErrorCode } from '#contracts/errors.ts';
import { type LlmError, LlmBadRequest, LlmQuotaSpent } from '#platform/llm/llm-errors.ts';
import { MonthlyBudgetSpent } from '#platform/llm/monthly-budget.ts';

/** What a person is told where a model was asked in vain; `other`, where asking again may help. */
export function failureCode(error: LlmError, other: ErrorCode): ErrorCode {
  if (error instanceof MonthlyBudgetSpent) return 'interviewing.suggestion_budget_spent';
  if (error instanceof LlmBadRequest && isOfSetUp(error)) return 'interviewing.model_misconfigured';
  if (error instanceof LlmQuotaSpent) return 'interviewing.model_without_credit';
  return other;
}

/** The key, the model or the address, which every request meets; another request may be taken. */
function isOfSetUp({ status, parameter }: LlmBadRequest): boolean {
  return status === null || [401, 403, 404].includes(status) || parameter === 'model';
}
