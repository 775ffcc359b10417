import type { Question } from '#contracts/interviewing/plan/plan.ts';
import {
  coreSizeOf,
  cvShareOf,
  fewInCore,
  meanOfMany,
  questionBudget,
  questionMinutes,
  shortestOf,
  taskMinutes,
  usualLeast,
} from './time-budget.ts';

type Timed = Pick<Question, 'block' | 'kind' | 'expectedMin' | 'handout' | 'followsUp'> & {
  /** an earlier round has seen its subject done well: it is asked without follow-ups and gives up their minutes */
  readonly isSeen?: boolean;
  /** a person wants it unchanged: it keeps its minutes as long as the other questions have enough */
  readonly isLocked?: boolean;
};

export interface FittedMinutes {
  /** for each question, in the order given */
  readonly minutes: readonly number[];
  /** minutes available to the CV block that it does not use */
  readonly spare: number;
}

/** A lone question for one candidate does not grow beyond its natural length. */
const usualCvQuestion = 7;
/**
 * The first question of this candidate that follows up on an earlier round decides, so it gets most; the others share
 * the rest.
 */
const openQuestion = 9;
const besideOpenQuestion = 5;

/**
 * Minutes for each question. The core fills its own budget exactly, whatever is beside it, so that every candidate has
 * the same minutes for the same question; the CV block stays within its own. `expectedMin` is the weight: a question
 * that naturally takes longer gets more. Only what an earlier round has seen done well is shorter for one candidate, by
 * as much as that candidate's own questions need. Undefined if there are too many or too few questions for the time.
 */
export function fitMinutes(
  durationMin: number,
  questions: readonly Timed[],
  requirements: number,
): FittedMinutes | undefined {
  const core = questions.filter((question) => question.block === 'core');
  const cv = weighed(questions.filter((question) => question.block === 'cv'));
  const budget = questionBudget(
    durationMin,
    core.some(({ kind }) => kind === 'task'),
    requirements,
    coreSizeOf(core),
  );
  // In a longer core under an hour, each question still gets time for an answer and a follow-up.
  const least = durationMin < 60 && core.length > fewInCore ? meanOfMany : usualLeast;
  const coreFit = spread(budget.core, core, least);
  if (coreFit === undefined) return undefined;
  const share = Math.floor((budget.core + budget.cv) * cvShareOf(durationMin));
  const wanted = sum(
    cv.map((question) =>
      question.isLocked === true ? question.expectedMin : Math.max(usualCvQuestion, natural(question)),
    ),
  );
  const given = givenBy(coreFit, core, Math.max(0, Math.min(wanted, share) - budget.cv));
  const cvTotal = Math.min(budget.cv + sum(given), wanted);
  // Beside a locked core, one question fewer for this candidate is better than a case without enough time.
  const cvFit = sum(cv.map(shortestEver)) > cvTotal ? undefined : spreadBesideLocked(cvTotal, cv);
  if (cvFit === undefined) return undefined;
  const left = { core: coreFit.map((minutes, at) => minutes - (given[at] ?? 0)).values(), cv: cvFit.values() };
  return {
    minutes: questions.map((question) => left[question.block].next().value ?? 0),
    spare: budget.cv + sum(given) - cvTotal,
  };
}

/** The minutes each core question gives up of those wanted: it keeps enough for an answer without follow-ups. */
function givenBy(minutes: readonly number[], core: readonly Timed[], wanted: number): readonly number[] {
  let left = wanted;
  return core.map(({ isSeen = false }, at) => {
    const gives = isSeen ? Math.min(left, Math.max(0, (minutes[at] ?? 0) - questionMinutes.min)) : 0;
    left -= gives;
    return gives;
  });
}

function weighed(questions: readonly Timed[]): readonly Timed[] {
  const open = questions.find(({ followsUp, isLocked }) => followsUp !== undefined && isLocked !== true);
  if (open === undefined) return questions;
  return questions.map((question) => ({
    ...question,
    expectedMin: weightBeside(open, question),
  }));
}

function weightBeside(open: Timed, question: Timed): number {
  if (question.isLocked === true) return question.expectedMin;
  return question === open ? openQuestion : Math.min(besideOpenQuestion, question.expectedMin);
}

/** Locked questions keep their minutes; if that leaves the others too few, all of them share. */
function spreadBesideLocked(total: number, questions: readonly Timed[]): readonly number[] | undefined {
  const others = questions.filter(({ isLocked }) => isLocked !== true);
  const left = total - sum(questions.flatMap(({ isLocked, expectedMin }) => (isLocked === true ? expectedMin : [])));
  const fit =
    others.length < questions.length && left >= sum(others.map(shortestEver)) ? spread(left, others) : undefined;
  if (fit === undefined) return spread(total, questions);
  const minutes = fit.values();
  return questions.map(({ isLocked, expectedMin }) =>
    isLocked === true ? expectedMin : (minutes.next().value ?? expectedMin),
  );
}

/** A handout is read, answered and followed up. */
const usualLeastWithSheet = 5;

/**
 * Gives out the minutes one by one, each to the question furthest behind its weight: exact, with no rounding to
 * correct.
 */
function spread(total: number, questions: readonly Timed[], least: number = usualLeast): readonly number[] | undefined {
  const wanted = [
    questions.map((question) =>
      Math.max(question.handout === undefined ? least : usualLeastWithSheet, shortest(question)),
    ),
    // Three minutes are too few for an answer that is scored in five bands and followed up.
    questions.map((question) => Math.max(usualLeast, shortest(question))),
    questions.map(shortest),
    // A handout may be read in less time.
    questions.map(shortestEver),
  ];
  // Too many cases for the time: they start as short as any other question, and a rule reports it.
  const minutes = wanted.find((each) => sum(each) <= total) ?? questions.map(() => questionMinutes.min as number);
  let left = total - sum(minutes);
  if (left < 0 || total > sum(questions.map(longest))) return undefined;
  for (; left > 0; left -= 1) {
    let behind = -1;
    let lowest = Infinity;
    for (const [index, question] of questions.entries()) {
      const now = minutes[index] ?? 0;
      const ratio = (now + 1) / question.expectedMin;
      if (now < longest(question) && ratio < lowest) {
        behind = index;
        lowest = ratio;
      }
    }
    minutes[behind] = (minutes[behind] ?? 0) + 1;
  }
  return minutes;
}

function natural(question: Timed): number {
  return Math.min(questionMinutes.max, question.expectedMin);
}

/** A person may have set fewer minutes. */
function shortest(question: Timed): number {
  const usual = shortestOf(question);
  return question.isLocked === true ? Math.min(question.expectedMin, usual) : usual;
}

function shortestEver({ handout: _, ...question }: Timed): number {
  return shortest(question);
}

/** A person may have set more minutes. */
function longest(question: Timed): number {
  const usual = question.kind === 'task' ? taskMinutes.max : questionMinutes.max;
  return question.isLocked === true ? Math.max(question.expectedMin, usual) : usual;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
