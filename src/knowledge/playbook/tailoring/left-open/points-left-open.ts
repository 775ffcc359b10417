import type { PointToSettle } from '#contracts/interviewing/plan/plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { firstAskable } from '#knowledge/playbook/tailoring/first-askable.ts';
import { notedOpen } from './noted-open.ts';
import { phrases } from '#knowledge/playbook/tailoring/phrases.ts';

/**
 * Points an earlier round left open that one short answer settles; those that need a case are excluded.
 *
 * @param asked the sentence of the note that a question already asks about
 */
export function pointsLeftOpen(brief: PlanBrief, asked: string | undefined): readonly PointToSettle[] {
  const { language } = brief;
  const { listensFor, ...texts } = phrases[language].leftOpen;
  return notedOpen(brief).flatMap(({ sentence, point }) => {
    if (sentence === asked || point === undefined || point.kind === 'lack') return [];
    // "Whether" has a short answer too, although work settles it better.
    const isShort = point.shownBy === 'answer' || point.shownBy === 'account' || /^(?:whether|чи)\s/u.test(point.words);
    if (!isShort) return [];
    const text = texts[point.kind](point.words);
    return firstAskable([{ text, listensFor, followsUp: true, leftOpen: sentence }], language) ?? [];
  });
}
