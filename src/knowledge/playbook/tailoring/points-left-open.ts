import type { PointToSettle } from '#contracts/interviewing/plan/plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { firstAskable } from './first-askable.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { openPoints } from './open-point.ts';
import { phrases } from './phrases.ts';

/**
 * Points an earlier round left open that one short answer settles, in the note's own words; those that need a case are
 * excluded.
 */
export function pointsLeftOpen({ previousFeedback, language }: PlanBrief): readonly PointToSettle[] {
  const { text, noted, listensFor } = phrases[language].leftOpen;
  return openPoints(lawfulSentences(previousFeedback ?? '', language), language)
    .filter(({ isCase }) => !isCase)
    .flatMap(({ sentence, kind, words }) => {
      const asked = { text: text(words, kind === 'clause'), followsUp: true };
      const said = [noted(sentence), listensFor].map((heard) => ({ ...asked, listensFor: heard }));
      return firstAskable(said, language) ?? [];
    });
}
