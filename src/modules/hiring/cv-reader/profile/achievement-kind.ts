import type { AchievementKind } from '#knowledge/evidence/achievement-line.ts';
import { hasFigure } from '#knowledge/evidence/has-figure.ts';
import { resultPhrases } from './cv-lexicon.ts';
import { workVerbs } from './work-verbs.ts';

// with several verbs in one line, the first of these that it has
const order = ['result', 'change', 'led', 'built', 'routine'] as const;
const matchers = order.map(
  (kind) => [kind, new RegExp(`(?<![\\p{L}'’ʼ-])(?:${workVerbs[kind].join('|')})`, 'iu')] as const,
);
const opening = order.map(
  (kind) => [kind, new RegExp(`^(?:[\\p{L}]{2,12}(?:ly|но)\\s+)?(?:${workVerbs[kind].join('|')})`, 'iu')] as const,
);
const span = /\b(?:from\s+\S+(?:\s\S+){0,3}\s+to)\b|(?<!\p{L})(?:з|із|від)\s+\S*\d\S*(?:\s\S+){0,2}\s+до\s/iu;
const amount = /\d\s?%|\b(?:by half|twice|fold)\b|(?:вдвічі|удвічі|втричі)/iu;

/** What a line tells that was done, or undefined where it tells of no deed. */
export function achievementKind(line: string): AchievementKind | undefined {
  const opened = opening.find(([, verb]) => verb.test(line))?.[0];
  const measured = hasFigure(line) || amount.test(line);
  if (
    measured &&
    (matchers[0]?.[1].test(line) === true || span.test(line) || (amount.test(line) && resultPhrases.test(line)))
  )
    return 'result';
  if (opened === 'result') return measured ? 'result' : 'change';
  if (opened !== undefined) return opened;
  return matchers.slice(1).find(([, verb]) => verb.test(line))?.[0];
}

/** Whether a line begins with a deed: what begins so is an entry of its own. */
export function beginsWithDeed(line: string): boolean {
  return opening.some(([, verb]) => verb.test(line));
}
