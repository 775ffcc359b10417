import { expect, it } from 'vitest';
import { noUsage } from '#platform/llm/llm.ts';
import { LlmBadRequest, LlmOverloaded, LlmQuotaSpent } from '#platform/llm/llm-errors.ts';
import { MonthlyBudgetSpent } from '#platform/llm/monthly-budget.ts';
import { failureCode } from './failure-code.ts';

it.each([
  ['whose key is refused', new LlmBadRequest(noUsage, 401), 'interviewing.model_misconfigured'],
  ['whose model is unknown', new LlmBadRequest(noUsage, 404), 'interviewing.model_misconfigured'],
  ['that refuses this request alone', new LlmBadRequest(noUsage, 400), 'interviewing.draft_failed'],
  ['without credit', new LlmQuotaSpent(noUsage), 'interviewing.model_without_credit'],
  ['whose month is spent', new MonthlyBudgetSpent(), 'interviewing.suggestion_budget_spent'],
  ['that is away', new LlmOverloaded(noUsage), 'interviewing.draft_failed'],
])('failureCode › a model %s › says who can mend it, or that asking again may help', (_, error, code) => {
  expect(failureCode(error, 'interviewing.draft_failed')).toBe(code);
});
