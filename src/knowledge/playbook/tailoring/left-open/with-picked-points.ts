import { hasWordsOf, pickedLines } from '#knowledge/notes/picked-lines.ts';
import type { PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { pointsLeftOpen } from './points-left-open.ts';

/** Adds what somebody picked as open and a model asked nothing about, as points to clear up, as far as there is time. */
export function withPickedPoints(tailoring: Tailoring, brief: PlanBrief): Tailoring {
  const picked = pickedLines(brief);
  if (picked === undefined) return tailoring;
  const { questions, followUps, toSettle, askedInCore } = tailoring;
  const settled = [
    ...[...questions, ...followUps].flatMap(({ followsUp }) => followsUp ?? []),
    ...toSettle.flatMap(({ leftOpen }) => leftOpen ?? []),
    ...picked.filter((line) => askedInCore.some(({ words }) => hasWordsOf(line, words) || hasWordsOf(words, line))),
  ];
  const points = [...toSettle, ...pointsLeftOpen(brief, settled)];
  return { ...tailoring, toSettle: points.slice(0, mostPointsToSettle(brief.durationMin)) };
}
