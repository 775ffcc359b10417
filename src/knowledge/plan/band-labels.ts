import type { Language } from '#contracts/common.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Anchor } from '#contracts/interviewing/plan/plan.ts';

/** What each band means, whoever wrote its behaviours; in the order of `bands`. */
const labels: Readonly<Record<Language, readonly string[]>> = {
  en: ['Nothing relevant', 'Insufficient', 'Adequate', 'Strong', 'Exceptional'],
  uk: ['Нічого по суті', 'Недостатньо', 'Достатньо', 'Сильно', 'Винятково'],
};

/** The five anchors of a question, built from its behaviours, lowest band first. */
export function labelledAnchors(language: Language, behaviours: readonly (readonly string[])[]): Anchor[] {
  return bands.map((band, index) => ({
    band,
    label: labels[language][index] ?? band,
    behaviours: [...(behaviours[index] ?? [])],
  }));
}
