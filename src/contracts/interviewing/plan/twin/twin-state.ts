import type { Language } from '#contracts/common.ts';
import type { PlanTwin } from './plan-twin.ts';

/** Whether a model is at it. */
export function isBeingMade({ state }: Pick<PlanTwin, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'uk' : 'en';
}
