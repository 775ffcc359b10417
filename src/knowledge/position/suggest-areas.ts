import type { Language } from '#contracts/common.ts';
import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import type { TopicQuestion } from '#knowledge/playbook/types.ts';
import {
  areaHits,
  calledTopics,
  fewestLetters,
  isForEveryTrade,
  topicsOfJob,
  wideWords,
} from '#knowledge/playbook/questions/topic-questions.ts';

type Draft = Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>;

const mostSuggested = 6;
/** Limit for areas of any trade: those of the job's own trade come first. */
const mostOfEveryTrade = 2;
/** Letters of a word that no other question of the trade has. */
const fewestOwnLetters = 7;

/**
 * Focus areas that a position's text mentions, strongest first, each under a name that leads to a question of its own.
 */
export function suggestAreas(draft: Draft, language: Language): readonly string[] {
  const topics = topicsOfJob({ ...draft, focusAreas: [] }).filter(({ kind }) => kind !== 'task');
  const chosen = new Set(draft.focusAreas.map(nameKey));
  const called = calledTopics(topics, draft, fewestOwnLetters);
  const said = wordStems(`${draft.title}\n${draft.description}`);
  const found = called
    .map(({ topic, stems, hits }) => ({ topic, stems, name: topic.name[language], hits }))
    // The reader can find the reason in the text: a word of the area's name, or one unique to its topic.
    .filter(({ topic, stems, name, hits }) => {
      const own = stems.filter((stem) => isOwn(stem, topic, topics));
      return (
        own.some((stem) => stem.length >= fewestOwnLetters) ||
        (hits >= fewestLetters && (own.length > 0 || isNamed(name, said)))
      );
    })
    // Areas already chosen in other words are left out.
    .filter(({ topic }) => !draft.focusAreas.some((area) => areaHits(area, topic) > 0))
    .filter(({ name }) => !chosen.has(nameKey(name)) && topics.some((topic) => areaHits(name, topic) > 0))
    .toSorted((one, other) => other.hits - one.hits);
  const own = found.filter(({ topic }) => !isForEveryTrade(topic));
  const every = found.filter(({ topic }) => isForEveryTrade(topic));
  return [...distinct(own), ...distinct(every).slice(0, mostOfEveryTrade)]
    .slice(0, mostSuggested)
    .map(({ name }) => name);
}

function isNamed(name: string, said: ReadonlySet<string>): boolean {
  const telling = wordsOf(name.toLowerCase()).filter((word) => !wideWords.test(word));
  return [...wordStems(telling.join(' '))].some((stem) => said.has(stem));
}

/** "Recruit" occurs in half of the recruiters' questions, "terraform" in a single question. */
function isOwn(stem: string, topic: TopicQuestion, among: readonly TopicQuestion[]): boolean {
  return !among.some(
    (other) =>
      other !== topic &&
      !isForEveryTrade(other) &&
      [...other.topics.en, ...other.topics.uk].some((one) => one.startsWith(stem) || stem.startsWith(one)),
  );
}

interface Found {
  readonly topic: TopicQuestion;
  readonly name: string;
}

/** Two topics of which one covers the other's name are the same area to a reader. */
function distinct(found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const isKnown = kept.some((other) => areaHits(one.name, other.topic) > 0 || areaHits(other.name, one.topic) > 0);
    if (!isKnown) kept.push(one);
  }
  return kept;
}

/** Equal for names that differ only in word order, endings or function words. */
function nameKey(name: string): string {
  return [...wordStems(name)].toSorted().join(' ');
}
