import type { Language } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { PlanTwin } from './plan-twin.ts';

/** Whether a model is working on it. */
export function isBeingMade({ state }: Pick<PlanTwin, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Whether a failed translation may succeed on a plain retry, without anything being fixed first. */
export function mayComeAgain({ error }: Pick<PlanTwin, 'error'>): boolean {
  return !mendedElsewhere.has(error?.code ?? '');
}

const mendedElsewhere: ReadonlySet<string> = new Set<ErrorCode>([
  'interviewing.model_misconfigured',
  'interviewing.model_without_credit',
  'interviewing.suggestion_budget_spent',
]);

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'uk' : 'en';
}
