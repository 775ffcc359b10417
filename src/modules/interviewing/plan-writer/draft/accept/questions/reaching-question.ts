import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
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

/** Where an area is asked about. */
interface Reached {
  readonly question: Question;
  /** asked by what this person is asked behind the question, and not by the question itself */
  readonly inFollowUp: boolean;
}

/**
 * The question whose answer shows what an area is about: the one that asks about the area's own line of the CV, the one that
 * was named before others, itself before what this person is asked behind one; the one that was named, where a word says so, too,
 * or beside a line its competency; else the one that has most of the area's words. Undefined where none has.
 */
export function reachingQuestion(
  { text, competencyId, evidence }: Area,
  { named, questions, followUps }: Asked,
): Reached | undefined {
  const isOnLine = (lines: readonly Evidence[]) =>
    evidence !== undefined && lines.some((line) => overlaps(line, evidence));
  const of = (question: Question) => followUps.filter(({ questionId }) => questionId === question.id);
  const behind = (question: Question) => of(question).filter(({ leadsIn }) => leadsIn !== true);
  // What leads into a question is what it asks about.
  const before = (question: Question) => of(question).filter(({ leadsIn }) => leadsIn === true);
  const isItself = (question: Question) =>
    isOnLine([...(question.evidence ?? []), ...before(question).flatMap(quotedLines)]);
  const isBehind = (question: Question) => isOnLine(behind(question).flatMap((one) => one.evidence ?? []));
  if (named !== undefined && isBehind(named) && !isItself(named)) return { question: named, inFollowUp: true };
  const itself = questions.find(isItself);
  if (itself !== undefined) return { question: itself, inFollowUp: false };
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
  // Two follow-ups may quote one line, and the other one asks about something else.
  if (named !== undefined && inNamed >= leastShared) return reached(named, 1);
  const followed = questions.find(isBehind);
  if (followed !== undefined) return { question: followed, inFollowUp: true };
  const isOfCompetency = evidence !== undefined && named?.competencyId === competencyId;
  if (named !== undefined && (isOfCompetency || inNamed > 0)) {
    return reached(named, Math.min(1, inNamed));
  }
  const [best] = questions
    .map((question) => ({ question, count: shared(all(question)) }))
    .filter(({ count }) => count >= leastShared)
    .toSorted((one, other) => other.count - one.count);
  return best && reached(best.question, leastShared);
}
