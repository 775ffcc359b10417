import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { offerStanding, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type Ground, groundOf } from '#contracts/interviewing/summary/ground-of-decision.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';

export interface ChoiceGround {
  /** the plan's sentence; undefined of the least scores of an offer, which the page says itself */
  readonly text: string | undefined;
  /** for this candidate, by what was scored and answered; undefined where that does not tell it */
  readonly holds: boolean | undefined;
  /** the scores by which it is so */
  readonly scores?: readonly { readonly order: number; readonly score: number | null }[];
  /** how many requirements are in the way */
  readonly unmet?: { readonly notMet: number; readonly open: number; readonly notAsked: number };
}

export interface ChoiceGrounds {
  readonly when: readonly ChoiceGround[];
  /** what is to be checked elsewhere first */
  readonly before: readonly string[];
}

interface Judged {
  readonly plan: Pick<Run['plan'], 'decision' | 'questions' | 'competencies'> & {
    readonly candidate: Pick<Run['plan']['candidate'], 'beforeOffer'>;
  };
  readonly answers: readonly Pick<Run['answers'][number], 'questionId' | 'score'>[];
  readonly points: readonly Pick<RunPoint, 'said' | 'text' | 'answer'>[];
}

/** What the plan says of each choice, and what of it holds. Undefined where it says nothing. */
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

/** All that an offer takes at least, as one ground: each stands with its score. */
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

function judgedGround(text: string, judged: Judged, nothingAgainst: boolean | undefined): ChoiceGround {
  const ground = groundOf(text);
  if (ground === undefined) return { text, holds: undefined };
  if (ground.kind === 'nothingAgainst') return { text, holds: nothingAgainst };
  if (ground.kind === 'scores') return { text, ...judgedScores(ground, judged) };
  if (ground.kind === 'requirementsMet') return { text, ...judgedRequirements(judged) };
  return { text, holds: isSo(ground, judged) };
}

/** Of a question its score; of a competency those of all its questions, which tell nothing where they differ. */
function judgedScores(
  { orders, names, lowest, highest }: Extract<Ground, { kind: 'scores' }>,
  { plan, answers }: Judged,
): Pick<ChoiceGround, 'holds' | 'scores'> {
  const groups = [...orders.map((order) => [order]), ...names.map((name) => ordersOf(name, plan))];
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

function isSo(
  ground: Exclude<Ground, { kind: 'scores' | 'nothingAgainst' | 'requirementsMet' }>,
  { plan, answers, points }: Judged,
): boolean | undefined {
  const asked = (kind: RunPoint['said']) => points.filter(({ said }) => said === kind);
  switch (ground.kind) {
    case 'pointsOpen':
      return unmetOf(asked('toSettle')).open.length > 0;
    case 'earlierSettled':
      // Whether what was heard settles it is for whoever heard it.
      return unmetOf(asked('followUps')).open.length > 0 ? false : undefined;
    case 'earlierOpen':
      return ground.orders.some((order) => scoreOf(order, plan, answers) === null) ? true : undefined;
    case 'notAsked':
      return ground.names.some((name) => ordersOf(name, plan).every((order) => scoreOf(order, plan, answers) === null));
    case 'requirementOpen':
      return isAnyOpen(ground.names.map((name) => answerTo(name, points)));
    case 'requirementNotMet':
      return answerToAny(ground.names.map((name) => answerTo(name, points)));
  }
}

function judgedRequirements({ points }: Judged): Pick<ChoiceGround, 'holds' | 'unmet'> {
  const { notMet, open } = unmetOf(points.filter(({ said }) => said === 'requirements'));
  const notAsked = open.filter(({ answer }) => answer === null).length;
  return {
    holds: notMet.length + open.length === 0,
    unmet: { notMet: notMet.length, open: open.length - notAsked, notAsked },
  };
}

type Answer = RunPoint['answer'] | undefined;

function isAnyOpen(answers: readonly Answer[]): boolean | undefined {
  if (answers.some((answer) => answer === null || answer === 'open')) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** A no to any of them holds; while one is open nobody knows. */
function answerToAny(answers: readonly Answer[]): boolean | undefined {
  if (answers.includes('no')) return true;
  return answers.every((answer) => answer === 'yes') ? false : undefined;
}

function noneOf(grounds: readonly ChoiceGround[]): boolean | undefined {
  if (grounds.some(({ holds }) => holds === true)) return false;
  return grounds.every(({ holds }) => holds === false) ? true : undefined;
}

/** The sentence may have a long one cut. Undefined of what is not checked any more. */
function answerTo(name: string, points: Judged['points']): Answer {
  const wanted = alike(name);
  return points.find(({ text }) => alike(text).startsWith(wanted))?.answer;
}

function ordersOf(name: string, { competencies, questions }: Judged['plan']): readonly number[] {
  const ids = competencies.filter((one) => one.name.toLowerCase() === name.toLowerCase()).map(({ id }) => id);
  return questions.filter(({ competencyId }) => ids.includes(competencyId)).map(({ order }) => order);
}

function scoreOf(order: number, { questions }: Judged['plan'], answers: Judged['answers']): number | null {
  const id = questions.find((question) => question.order === order)?.id;
  return answers.find(({ questionId }) => questionId === id)?.score ?? null;
}

function alike(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[“”„‘’«»"]/gu, '')
    .replace(/[.…]+$/u, '');
}
