import type { Language } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { PlanTwin } from './plan-twin.ts';

/** Whether a model is at it. */
export function isBeingMade({ state }: Pick<PlanTwin, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Of one that failed: whether it may be there when asked for once more, with nothing mended in between. */
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
