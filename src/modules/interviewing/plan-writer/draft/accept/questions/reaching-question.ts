import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';

/** Minimum number of words that a question shares with an area if the model did not name it for that area. */
const leastShared = 2;
/** Stems that occur in any remark. */
const inAny =
  /^(?:what|which|when|where|with|from|that|this|than|they|their|there|were|been|have|does|only|each|about|candi|хто|який|якої|якою|коли|чому|свої|цьог|цієї|було|були|буде|немає|канди|резюм)$/u;

interface Area {
  readonly text: string;
  readonly competencyId: string | undefined;
  readonly evidence?: Evidence | undefined;
}

interface Asked {
  /** the question that the model named for the area */
  readonly named: Question | undefined;
  readonly questions: readonly Question[];
  readonly followUps: readonly FollowUp[];
}

/** Where an area is asked about. */
interface Reached {
  readonly question: Question;
  /** the follow-up after the question asks about it, not the question itself */
  readonly inFollowUp: boolean;
}

/**
 * The question whose answer covers an area. First choice is the question the model named, if it or its follow-up is
 * about the area's CV line, shares two words with the area or, when the area has a CV line, its competency. Next is
 * another question about that line, preferring questions over their follow-ups, then the named one if it shares a word.
 * Otherwise the question that shares the most words; undefined if none shares enough.
 */
export function reachingQuestion(
  { text, competencyId, evidence }: Area,
  { named, questions, followUps }: Asked,
): Reached | undefined {
  const isOnLine = (lines: readonly Evidence[]) =>
    evidence !== undefined && lines.some((line) => overlaps(line, evidence));
  const of = (question: Question) => followUps.filter(({ questionId }) => questionId === question.id);
  const behind = (question: Question) => of(question).filter(({ leadsIn }) => leadsIn !== true);
  // A lead-in is part of what its question asks about.
  const before = (question: Question) => of(question).filter(({ leadsIn }) => leadsIn === true);
  const isItself = (question: Question) =>
    isOnLine([...(question.evidence ?? []), ...before(question).flatMap(quotedLines)]);
  const isBehind = (question: Question) => isOnLine(behind(question).flatMap((one) => one.evidence ?? []));
  if (named !== undefined && isItself(named)) return { question: named, inFollowUp: false };
  if (named !== undefined && isBehind(named)) return { question: named, inFollowUp: true };
  const wanted = [...wordStems(text)].filter((stem) => stem.length > 3 && !inAny.test(stem));
  const shared = (texts: readonly string[]) => {
    const said = wordStems(texts.join(' '));
    return wanted.filter((stem) => said.has(stem)).length;
  };
  const own = (question: Question) => [
    question.text,
    question.whyAsked,
    ...question.expectedAnswer.keyPoints,
    ...question.probes.map((probe) => probe.text),
    ...before(question).map((one) => one.text),
  ];
  const all = (question: Question) => [...own(question), ...behind(question).map((one) => one.text)];
  const reached = (question: Question, least: number) => ({ question, inFollowUp: shared(own(question)) < least });
  const inNamed = named === undefined ? 0 : shared(all(named));
  // Another question may quote the same line for another matter, and so may another follow-up.
  if (named !== undefined && inNamed >= leastShared) return reached(named, 1);
  const isOfCompetency = evidence !== undefined && named?.competencyId === competencyId;
  if (named !== undefined && isOfCompetency) return reached(named, Math.min(1, inNamed));
  const itself = questions.find(isItself);
  if (itself !== undefined) return { question: itself, inFollowUp: false };
  const followed = questions.find(isBehind);
  if (followed !== undefined) return { question: followed, inFollowUp: true };
  if (named !== undefined && inNamed > 0) return reached(named, 1);
  const [best] = questions
    .map((question) => ({ question, count: shared(all(question)) }))
    .filter(({ count }) => count >= leastShared)
    .toSorted((one, other) => other.count - one.count);
  return best && reached(best.question, leastShared);
}
