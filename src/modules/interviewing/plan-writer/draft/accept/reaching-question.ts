import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';

/** Words that a question has in common with an area that it reaches without having been named for it, at least. */
const leastShared = 2;
/** Stems of words that stand in any remark. */
const inAny =
  /^(?:what|which|when|where|with|from|that|this|than|they|their|there|were|been|have|does|only|each|about|candi|хто|який|якої|якою|коли|чому|свої|цьог|цієї|було|були|буде|немає|канди|резюм)$/u;

interface Area {
  readonly text: string;
  readonly competencyId: string | undefined;
  readonly evidence?: Evidence | undefined;
}

interface Asked {
  /** the one that the area's writer named */
  readonly named: Question | undefined;
  readonly questions: readonly Question[];
  readonly followUps: readonly FollowUp[];
}

/**
 * The question whose answer shows what an area is about: the one that asks about the area's own line of the CV, itself or in
 * what this person is asked behind it; the one that was named, where its competency or a word says so, too; else the one
 * that has most of the area's words. Undefined where none has.
 */
export function reachingQuestion(
  { text, competencyId, evidence }: Area,
  { named, questions, followUps }: Asked,
): Question | undefined {
  const isOnLine = (lines: readonly Evidence[]) =>
    evidence !== undefined && lines.some((line) => overlaps(line, evidence));
  const behind = (question: Question) => followUps.filter(({ questionId }) => questionId === question.id);
  const onLine = questions.find(
    (question) => isOnLine(question.evidence ?? []) || isOnLine(behind(question).map((one) => one.evidence)),
  );
  if (onLine !== undefined) return onLine;
  const wanted = [...wordStems(text)].filter((stem) => stem.length > 3 && !inAny.test(stem));
  const shared = (question: Question) => {
    const followUp = behind(question).map((one) => one.text);
    const { whyAsked, expectedAnswer } = question;
    const said = wordStems([question.text, whyAsked, ...expectedAnswer.keyPoints, ...followUp].join(' '));
    return wanted.filter((stem) => said.has(stem)).length;
  };
  if (named !== undefined && (named.competencyId === competencyId || shared(named) > 0)) return named;
  const [best] = questions
    .map((question) => ({ question, count: shared(question) }))
    .filter(({ count }) => count >= leastShared)
    .toSorted((one, other) => other.count - one.count);
  return best?.question;
}
