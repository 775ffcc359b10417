import type { PointToSettle } from '#contracts/interviewing/plan/plan.ts';
import { isPicked } from '#knowledge/notes/picked-lines.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { firstAskable } from '#knowledge/playbook/tailoring/first-askable.ts';
import { phrases } from '#knowledge/playbook/tailoring/phrases.ts';
import { type NotedSentence, notedOpen } from './noted-open.ts';

/**
 * Points an earlier round left open that one short answer settles; those that need a case are excluded. If somebody
 * picked the points, all of them, in their order.
 *
 * @param asked the sentences of the note that questions already ask about
 */
export function pointsLeftOpen(brief: PlanBrief, asked: readonly string[]): readonly PointToSettle[] {
  const open = notedOpen(brief).filter(({ sentence }) => !asked.includes(sentence));
  return isPicked(brief) ? pickedPoints(open, brief) : open.flatMap((one) => shortPoint(one, brief) ?? []);
}

function shortPoint({ sentence, point }: NotedSentence, { language }: PlanBrief): PointToSettle | undefined {
  const { listensFor, ...texts } = phrases[language].leftOpen;
  if (point === undefined || point.kind === 'lack') return undefined;
  // "Whether" has a short answer too, although work settles it better.
  const isShort = point.shownBy === 'answer' || point.shownBy === 'account' || /^(?:whether|чи)\s/u.test(point.words);
  if (!isShort) return undefined;
  const text = texts[point.kind](point.words);
  return firstAskable([{ text, listensFor, followsUp: true, leftOpen: sentence }], language);
}

/** The interviewer names a point that cannot be said in other words; its line stands beside it. */
function pickedPoints(open: readonly NotedSentence[], { language }: PlanBrief): readonly PointToSettle[] {
  const { listensFor } = phrases[language].leftOpen;
  const { unnamed, ...texts } = phrases[language].picked;
  return open.reduce<readonly PointToSettle[]>((points, { sentence, point }) => {
    const wordings = [...(point === undefined ? [] : [texts[point.kind](point.words)]), ...unnamed]
      // Answers are stored by the text of their point.
      .filter((text) => points.every((other) => other.text !== text))
      .map((text) => ({ text, listensFor, followsUp: true, leftOpen: sentence }));
    const askable = firstAskable(wordings, language);
    return askable === undefined ? points : [...points, askable];
  }, []);
}
