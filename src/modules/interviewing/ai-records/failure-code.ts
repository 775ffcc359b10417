import type { ErrorCode } from '#contracts/errors.ts';
import { type LlmError, LlmBadRequest, LlmQuotaSpent } from '#platform/llm/llm-errors.ts';
import { MonthlyBudgetSpent } from '#platform/llm/monthly-budget.ts';

/** What a person is told where a model was asked in vain; `other`, where asking again may help. */
export function failureCode(error: LlmError, other: ErrorCode): ErrorCode {
  if (error instanceof MonthlyBudgetSpent) return 'interviewing.suggestion_budget_spent';
  if (error instanceof LlmBadRequest) return 'interviewing.model_misconfigured';
  if (error instanceof LlmQuotaSpent) return 'interviewing.model_without_credit';
  return other;
}
