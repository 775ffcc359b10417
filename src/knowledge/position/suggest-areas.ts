import type { Language } from '#contracts/common.ts';
import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import type { TopicQuestion } from '#knowledge/playbook/types.ts';
import { areaHits, isForEveryTrade, topicHits, topicsOfJob } from '#knowledge/playbook/questions/topic-questions.ts';

type Draft = Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>;

const mostSuggested = 6;
/** Of those that any trade knows: what this one alone is asked comes first. */
const mostOfEveryTrade = 2;
/** Letters of a topic's stems in the text: a single short word is said of many things. */
const fewestLetters = 9;

/** Focus areas that the text of a position speaks of, most of it first, each under a name that brings a question of its own. */
export function suggestAreas(draft: Draft, language: Language): readonly string[] {
  const topics = topicsOfJob(draft).filter(({ kind }) => kind !== 'task');
  const said = `${draft.title}\n${draft.description}`;
  const chosen = new Set(draft.focusAreas.map(nameKey));
  const found = topics
    .map((topic) => ({ topic, name: topic.name[language], hits: topicHits(said, topic) }))
    .filter(({ hits }) => hits >= fewestLetters)
    // What somebody chose in other words is chosen.
    .filter(({ topic }) => !draft.focusAreas.some((area) => areaHits(area, topic) > 0))
    .filter(({ name }) => !chosen.has(nameKey(name)) && topics.some((topic) => areaHits(name, topic) > 0))
    .toSorted((one, other) => other.hits - one.hits);
  const own = found.filter(({ topic }) => !isForEveryTrade(topic));
  const every = found.filter(({ topic }) => isForEveryTrade(topic));
  return [...distinct(own), ...distinct(every).slice(0, mostOfEveryTrade)]
    .slice(0, mostSuggested)
    .map(({ name }) => name);
}

interface Found {
  readonly topic: TopicQuestion;
  readonly name: string;
}

/** Two topics of which one asks about the other's name are one area to whoever reads them. */
function distinct(found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const isKnown = kept.some((other) => areaHits(one.name, other.topic) > 0 || areaHits(other.name, one.topic) > 0);
    if (!isKnown) kept.push(one);
  }
  return kept;
}

/** The same for names that differ in order, endings or small words alone. */
function nameKey(name: string): string {
  return [...wordStems(name)].toSorted().join(' ');
}
