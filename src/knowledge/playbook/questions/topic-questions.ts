import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { branchFit } from '#knowledge/playbook/job/branches.ts';
import { craftFit } from '#knowledge/playbook/job/crafts.ts';
import { jobFamily } from '#knowledge/playbook/job/job-family.ts';
import { leadsPeople } from '#knowledge/playbook/job/leads-people.ts';
import { type ProtectedPeople, protectedPeople } from '#knowledge/playbook/job/protected-people.ts';
import { stemsIn } from '#knowledge/playbook/job/signals.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import { type Bar, type PlaybookQuestion, type TopicQuestion, jobFamilies } from '#knowledge/playbook/types.ts';

/** The topic questions that suit a job. */
export function topicsOfJob(
  position: Pick<PositionBrief, 'title' | 'description' | 'focusAreas'> & Partial<Pick<PositionBrief, 'level'>>,
): readonly TopicQuestion[] {
  const family = jobFamily(position);
  const leads = leadsPeople({ ...position, level: position.level ?? 'middle' });
  const said = `${position.title}\n${position.description}\n${position.focusAreas.join('\n')}`;
  const ofFamily = topicQuestions.filter(
    (question) => isForEveryTrade(question) || (family !== undefined && question.families.includes(family)),
  );
  return ofFamily
    .filter(({ jobs }) => jobs === undefined || stemsIn(said, [...jobs.en, ...jobs.uk]).length > 0)
    .filter(craftFit(position))
    .filter(({ ofOneDesk }) => ofOneDesk !== true || !leads)
    .filter(branchFit(position));
}

const protection: Readonly<Record<ProtectedPeople, string>> = {
  'small-children': 'sg-said-while-painting',
  pupils: 'cr-promise-not-to-tell',
  'young-people': 'sg-message-at-eleven',
  'people-in-care': 'sg-marks-on-the-arms',
};

/** The safeguarding question for work with vulnerable people, if the job is such work. */
export function protectionQuestions(
  position: Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>,
): readonly TopicQuestion[] {
  const people = protectedPeople(position);
  return people === undefined ? [] : topicQuestions.filter(({ id }) => id === protection[people]);
}

/**
 * How well a text matches a question's topics: total letters of the stems found, so "safe isolation" counts more than
 * "safe".
 */
export function topicHits(text: string, { topics }: Pick<PlaybookQuestion, 'topics'>): number {
  if (topics === undefined) return 0;
  return stemsIn(text, [...topics.en, ...topics.uk]).reduce((sum, stem) => sum + stem.length, 0);
}

/** The fewest matched letters in a posting: a single short word is used of many things. */
export const fewestLetters = 9;
/** Sample topics of questions about leading people; a question is about that if its stems match here. */
const leadingPeople =
  'leading people, managing people, team lead, underperforming; керування людьми, управління персоналом, підлеглі';
/** A question for any trade must match two words: one ("partners", "complete") occurs in any posting. */
const fewestOfAnyTrade = 2;

/** Whether a question is about leading others. */
export function asksToLead(question: Pick<PlaybookQuestion, 'topics'>): boolean {
  return topicHits(leadingPeople, question) >= fewestLetters;
}

export interface CalledTopic {
  readonly topic: TopicQuestion;
  /** its stems found in the title and posting */
  readonly stems: readonly string[];
  /** total letters of these stems: a measure of how much the posting is about it */
  readonly hits: number;
}

/** The topic questions that the title and posting mention as work of this job, with the strength of each match. */
export function calledTopics(
  topics: readonly TopicQuestion[],
  position: Pick<PositionBrief, 'title' | 'description'> & Partial<Pick<PositionBrief, 'level'>>,
  least = fewestLetters,
): readonly CalledTopic[] {
  const said = `${position.title}\n${workIn(position.description)}`;
  const leads = leadsPeople({ ...position, level: position.level ?? 'middle' });
  return topics
    .filter((topic) => topic.kind !== 'task' && (leads || !asksToLead(topic)))
    .map((topic) => ({ topic, stems: tellingStems(said, topic) }))
    .filter(({ topic, stems }) => !isForEveryTrade(topic) || stems.length >= fewestOfAnyTrade)
    .map(({ topic, stems }) => ({ topic, stems, hits: stems.reduce((sum, stem) => sum + stem.length, 0) }))
    .filter(({ hits }) => hits >= least);
}

/**
 * The question's stems that occur in a text, without words of any job ("customer") and without stems contained in
 * others.
 */
function tellingStems(said: string, { topics }: TopicQuestion): readonly string[] {
  const found = stemsIn(said, [...topics.en, ...topics.uk]).filter((stem) =>
    stem.split(/\s+/u).some((word) => !wideWords.test(word)),
  );
  // "Google ad" is contained in "Google Ads".
  return found.filter((stem) => !found.some((other) => other !== stem && other.includes(stem)));
}

/** The sentences of a posting about the work: no offers, nothing about the company, nothing merely welcome. */
function workIn(posting: string): string {
  return postingSentences(posting)
    .filter(({ part }) => part !== 'offer' && part !== 'company' && part !== 'welcome')
    .map(({ text }) => text)
    .join('\n');
}

/** The questions that cover each of the areas, with how much of the areas' words they match. */
export function questionsAbout<Place extends { readonly source: PlaybookQuestion }>(
  areas: readonly string[],
  among: readonly Place[],
  level: Bar,
): readonly (Place & { readonly hits: number })[] {
  const found = among
    .filter(({ source }) => source.kind !== 'task' && isOfLevel(source, level))
    .map((place) => ({ ...place, hits: Math.min(...areas.map((area) => areaHits(area, place.source))) }))
    .filter(({ hits }) => hits > 0);
  // A question for any trade is dropped if one of this trade covers at least half as much of the area.
  const ofTrade = Math.max(0, ...found.filter(({ source }) => !isForEveryTrade(source)).map(({ hits }) => hits));
  return found.filter(({ source, hits }) => !isForEveryTrade(source) || hits > 2 * ofTrade);
}

/** A junior is not asked what needs years of experience or people to lead. */
export function isOfLevel({ levels }: Pick<PlaybookQuestion, 'levels'>, level: Bar): boolean {
  return level !== 'junior' || levels.includes('junior');
}

/**
 * Like `topicHits`, for a focus area: 0 for a part where only generic words match and the area names something more
 * specific.
 */
export function areaHits(area: string, question: Pick<PlaybookQuestion, 'topics' | 'families'>): number {
  return (
    area
      // "CI/CD", "A/B" and "L&D" are single names.
      .split(/[,;()]|\s[/+&]\s|(?<=\p{L}{4})\/(?=\p{L}{4})|\s(?:and|та|і|й)\s/u)
      .reduce((sum, part) => sum + (namesMore(part, question) ? 0 : topicHits(part, question)), 0)
  );
}

/**
 * Whether a question matches only generic words of an area and misses what it specifically names. A question for every
 * trade must match more than half of the specific words: "handover" alone does not cover a "bot handover".
 */
function namesMore(part: string, question: Pick<PlaybookQuestion, 'topics' | 'families'>): boolean {
  const { topics } = question;
  if (topics === undefined) return false;
  const met = stemsIn(part, [...topics.en, ...topics.uk])
    .flatMap((stem) => stem.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((stem) => stem.length > 0);
  const telling = wordsOf(part.toLowerCase().replace(/-/gu, ' ')).filter(
    (word) => word.length > 2 && !wideWords.test(word),
  );
  const known = telling.filter((word) => met.some((stem) => word.startsWith(stem))).length;
  return telling.length > 0 && (known === 0 || (isForEveryTrade(question) && known * 2 <= telling.length));
}

/** Generic words of focus areas, which by themselves do not say what to ask about. */
export const wideWords =
  /^(?:quality|document|customer|client|service|team|data$|report|process|candidate|texts?$|work|job|organi[sz]|communicat|analy[sz]|control|manage|performance|health|crew|reps?$|sellers|nurses|operators|employee|[0-9]|lesson|staff|people|project|system|time|product|patient|student|pupil|guest|food|skill|technical|standard|develop|support|knowledge|experience|(?:with|and|the|for|good|across|under|within|between|into|over|from|without|own|your|new)$|basic|advanced|strong)|^(?:якіст|документ|клієнт|замовник|покупц|гост|пацієнт|учн|команд|дан(?:і|их|ими)$|звіт|процес|кандидат|тексти?$|текстами$|робот|організ|спілкув|комунікац|аналіз|аналітик|контрол|керув|управлін|персонал|бригад|оператор|сестер|продавц|менеджер|працівник|співробітник|бухгалтері|люд|проєкт|систем|час(?:у|ом|ами)?$|продаж|продукт|товар|обладн|знанн|навич|стандарт|розвит|досвід|(?:для|при|щодо)$|основи|добр)/u;

/** Whether a question is for every trade; those of a job's own trade come first. */
export function isForEveryTrade({ families }: Pick<PlaybookQuestion, 'families'>): boolean {
  return families !== undefined && families.length === jobFamilies.length;
}
