import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { jobFamily } from '#knowledge/playbook/job/job-family.ts';
import { stemsIn } from '#knowledge/playbook/job/signals.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import { type PlaybookQuestion, type TopicQuestion, jobFamilies } from '#knowledge/playbook/types.ts';

/** The topic questions of a trade. */
export function topicsOfJob(position: Pick<PositionBrief, 'title' | 'description'>): readonly TopicQuestion[] {
  const family = jobFamily(position);
  const said = `${position.title}\n${position.description}`;
  const ofFamily = topicQuestions.filter(
    (question) => isForEveryTrade(question) || (family !== undefined && question.families.includes(family)),
  );
  const calls = (text: string, { jobs }: TopicQuestion) =>
    jobs !== undefined && stemsIn(text, [...jobs.en, ...jobs.uk]).length > 0;
  // Crafts work side by side: where the title names one, its posting's words for a site or a pipe make it no other.
  const isCraft = family === 'trades' || family === 'plant';
  const decides = isCraft && ofFamily.some((question) => calls(position.title, question)) ? position.title : said;
  return ofFamily.filter((question) => question.jobs === undefined || calls(decides, question));
}

/** How much of what a question asks about stands in a text: letters of the stems found, so that "safe isolation" says more than "safe". */
export function topicHits(text: string, { topics }: Pick<PlaybookQuestion, 'topics'>): number {
  if (topics === undefined) return 0;
  return stemsIn(text, [...topics.en, ...topics.uk]).reduce((sum, stem) => sum + stem.length, 0);
}

/** Whether a question is for every trade alike: one of this trade is asked before it. */
export function isForEveryTrade({ families }: Pick<PlaybookQuestion, 'families'>): boolean {
  return families !== undefined && families.length === jobFamilies.length;
}
