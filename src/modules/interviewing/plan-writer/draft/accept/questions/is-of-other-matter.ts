import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';

/** Separators within a focus area: "Team culture, sickness and speaking up" has three parts. */
const joints = /[,;/&+]|\s(?:and|or|та|і|й|або)\s/iu;
/** Minimum length of a one-word part: short words such as "days" and "teams" occur after any question. */
const leastOfOne = 7;

/**
 * Whether a text asked after a question names the focus area of another question, and neither one of this question's
 * areas nor anything this question mentions. An area counts as named if all words of one of its parts occur, in any
 * form.
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
