import type { Recommendation, Unmet } from '#contracts/interviewing/interviewing.ts';
import { type Ground, offerStanding, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';

export interface ChoiceGround {
  /** the plan's sentence; undefined for the minimum scores of an offer, which the page words itself */
  readonly text: string | undefined;
  /** the same sentence without the advice on what to do if it holds, where it has one */
  readonly short?: string | undefined;
  /** whether it holds for this candidate, by scores and answers; undefined if these do not tell */
  readonly holds: boolean | undefined;
  /** the scores that make it hold, or fail */
  readonly scores?: readonly { readonly order: number; readonly score: number | null }[];
  /** number of requirements in the way */
  readonly unmet?: Unmet;
}

export interface ChoiceGrounds {
  readonly when: readonly ChoiceGround[];
  /** what must be checked outside the interview first */
  readonly before: readonly string[];
}

interface Judged {
  readonly plan: Pick<Run['plan'], 'decision' | 'questions'> & {
    readonly candidate: Pick<Run['plan']['candidate'], 'beforeOffer'>;
  };
  readonly answers: readonly Pick<Run['answers'][number], 'questionId' | 'score'>[];
  readonly points: readonly Pick<RunPoint, 'said' | 'requirement' | 'answer'>[];
}

/** The plan's grounds for each recommendation, and whether each holds. Undefined if the plan has none. */
export function choiceGrounds(judged: Judged): Readonly<Record<Recommendation, ChoiceGrounds>> | undefined {
  const { decision, candidate } = judged.plan;
  if (decision === undefined) return undefined;
  const { offer, offerWhen, furtherWhen = [] } = decision;
  const against = reasonsForNo(decision).map((text) => judgedGround(text, judged, undefined));
  const nothingAgainst = noneOf(against);
  const also = (offer?.also ?? [offerWhen ?? []].flat()).map((text) => judgedGround(text, judged, nothingAgainst));
  return {
    hire: { when: [...leastScores(judged), ...also], before: candidate.beforeOffer },
    further_interview: { when: furtherWhen.map((text) => judgedGround(text, judged, undefined)), before: [] },
    no_hire: { when: against, before: [] },
  };
}

/** All minimum scores of an offer as a single ground; `scores` lists the questions that fall short. */
function leastScores({ plan, answers }: Judged): readonly ChoiceGround[] {
  const least = plan.decision?.offer?.leastScores ?? [];
  if (least.length === 0) return [];
  const short = least.flatMap((one) => {
    const score = scoreOf(one.order, plan, answers);
    const standing = offerStanding(score, one);
    return standing === 'below' || standing === 'missing' ? [{ order: one.order, score }] : [];
  });
  return [{ text: undefined, holds: short.length === 0, scores: short }];
}

/** For a ground in free text, `holds` is undefined: only the person deciding can judge it. */
function judgedGround(text: string, judged: Judged, nothingAgainst: boolean | undefined): ChoiceGround {
  const told = judged.plan.decision?.grounds?.find((one) => one.text === text);
  if (told === undefined) return { text, holds: undefined };
  const { ground, ...said } = told;
  return { ...said, ...judgedBy(ground, judged, nothingAgainst) };
}

function judgedBy(
  ground: Ground,
  judged: Judged,
  nothingAgainst: boolean | undefined,
): Pick<ChoiceGround, 'holds' | 'scores' | 'unmet'> {
  const { plan, answers, points } = judged;
  const isScored = (order: number) => scoreOf(order, plan, answers) !== null;
  const openOf = (kind: RunPoint['said']) => unmetOf(points.filter(({ said }) => said === kind)).open;
  switch (ground.kind) {
    case 'scores':
      return judgedScores(ground, judged);
    case 'requirementsMet':
      return judgedRequirements(judged);
    case 'nothingAgainst':
      return { holds: nothingAgainst };
    case 'pointsOpen':
      return { holds: openOf('toSettle').length > 0 };
    case 'earlierSettled':
      // Only the interviewer can judge whether the answer settled it.
      return { holds: openOf('followUps').length > 0 ? false : undefined };
    case 'earlierOpen':
      return { holds: ground.orders.every(isScored) ? undefined : true };
    case 'notAsked':
      return { holds: ground.competencies.some((id) => !ordersOf(id, plan).some(isScored)) };
    case 'requirementOpen':
      return { holds: isAnyOpen(ground.requirements.map((place) => answerTo(place, points))) };
    case 'requirementNotMet':
      return { holds: answerToAny(ground.requirements.map((place) => answerTo(place, points))) };
  }
}

/** Of a question its score; of a competency the scores of all its questions, undefined if they disagree. */
function judgedScores(
  { orders, competencies, lowest, highest }: Extract<Ground, { kind: 'scores' }>,
  { plan, answers }: Judged,
): Pick<ChoiceGround, 'holds' | 'scores'> {
  const groups = [...orders.map((order) => [order]), ...competencies.map((id) => ordersOf(id, plan))];
  const scored = groups.map((group) =>
    group.flatMap((order) => {
      const score = scoreOf(order, plan, answers);
      return score === null ? [] : [{ order, score, isWithin: score >= lowest && score <= highest }];
    }),
  );
  const within = scored.filter((group) => group.length > 0 && group.every(({ isWithin }) => isWithin)).flat();
  if (within.length > 0) return { holds: true, scores: within.map(({ order, score }) => ({ order, score })) };
  return { holds: scored.flat().some(({ isWithin }) => isWithin) ? undefined : false };
}

function judgedRequirements({ points }: Judged): Pick<ChoiceGround, 'holds' | 'unmet'> {
  const { notMet, open } = unmetOf(points.filter(({ said }) => said === 'requirements'));
  return {
    // Requirements not asked about or left open are neither met nor unmet.
    holds: notMet.length > 0 ? false : open.length > 0 ? undefined : true,
    unmet: { notMet: notMet.length, open: open.length },
  };
}

type Answer = RunPoint['answer'] | undefined;

function isAnyOpen(answers: readonly Answer[]): boolean | undefined {
  if (answers.some((answer) => answer === null || answer === 'open')) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** True if any answer is no; undefined while one is open. */
function answerToAny(answers: readonly Answer[]): boolean | undefined {
  if (answers.includes('no')) return true;
  return answers.every((answer) => answer === 'yes') ? false : undefined;
}

function noneOf(grounds: readonly ChoiceGround[]): boolean | undefined {
  if (grounds.some(({ holds }) => holds === true)) return false;
  return grounds.every(({ holds }) => holds === false) ? true : undefined;
}

/** By the requirement's index in the plan. Undefined if it is no longer checked. */
function answerTo(requirement: number, points: Judged['points']): Answer {
  return points.find((point) => point.requirement === requirement)?.answer;
}

function ordersOf(competency: string, { questions }: Judged['plan']): readonly number[] {
  return questions.filter(({ competencyId }) => competencyId === competency).map(({ order }) => order);
}

function scoreOf(order: number, { questions }: Judged['plan'], answers: Judged['answers']): number | null {
  const id = questions.find((question) => question.order === order)?.id;
  return answers.find(({ questionId }) => questionId === id)?.score ?? null;
}
