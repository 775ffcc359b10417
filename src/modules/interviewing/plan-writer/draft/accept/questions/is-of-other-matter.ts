import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';

/** What a focus area joins: of "Team culture, sickness and speaking up" three. */
const joints = /[,;/&+]|\s(?:and|or|та|і|й|або)\s/iu;
/** Letters of a part that is one word: "days" and "teams" are spoken of behind any question. */
const leastOfOne = 7;

/**
 * Whether a text that is asked behind a question names the focus area of another one, and neither an area of this question
 * nor what this question speaks of. An area is named where all words of one of its parts stand there, in whatever form.
 */
export function isOfOtherMatter(text: string, question: Question, core: readonly Question[]): boolean {
  const said = wordStems(text);
  const own = wordStems(wordsOfQuestion(question).join(' '));
  const isNamed = (area: string) =>
    area.split(joints).some((part) => {
      const stems = [...wordStems(part)];
      const isTelling = stems.length > 1 || part.trim().length >= leastOfOne;
      return (
        isTelling && stems.length > 0 && stems.every((stem) => said.has(stem)) && !stems.every((stem) => own.has(stem))
      );
    });
  const others = core.flatMap(({ focusAreas }) => focusAreas).filter((area) => !question.focusAreas.includes(area));
  const isOwn = question.focusAreas.some((area) => [...wordStems(area)].some((stem) => said.has(stem)));
  return !isOwn && others.some(isNamed);
}

function wordsOfQuestion({ text, topic = '', category, whyAsked, handout = [], ...question }: Question) {
  const { expectedAnswer, probes, decidingFact = '' } = question;
  const followed = probes.flatMap((probe) => [probe.text, probe.listensFor ?? '']);
  return [text, topic, category, whyAsked, decidingFact, ...handout, ...expectedAnswer.keyPoints, ...followed];
}
