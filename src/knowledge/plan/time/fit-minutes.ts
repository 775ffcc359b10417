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
  /** an earlier round has seen its matter done well: it is asked without follow-ups, and gives what they would take */
  readonly isSeen?: boolean;
  /** a person wants it as it is: it keeps its minutes where the others have theirs beside it */
  readonly isLocked?: boolean;
};

export interface FittedMinutes {
  /** for each question, in the order given */
  readonly minutes: readonly number[];
  /** what the CV block could have had and does not use */
  readonly spare: number;
}

/** A question for one person does not grow because it is the only one, beyond what it naturally takes. */
const usualCvQuestion = 7;
/** What an earlier round left open, and comes first among those for this person, decides: the others have what it leaves. */
const openQuestion = 9;
const besideOpenQuestion = 5;

/**
 * Minutes for each question. The core fills its own budget exactly, whatever stands beside it, so that every candidate
 * has the same minutes for the same question; the CV block keeps within its own. `expectedMin` is the weight: a
 * question that naturally takes longer gets more. Only what an earlier round has seen done well is shorter for one person,
 * by as much as that person's own questions need. Undefined when so many or so few questions cannot fill the time.
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
  // Of more than a few in less than an hour each is answered and followed up.
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
  // Beside a core that is locked, one question less for the person is better than a case without its time.
  const cvFit = sum(cv.map(shortestEver)) > cvTotal ? undefined : spreadBesideLocked(cvTotal, cv);
  if (cvFit === undefined) return undefined;
  const left = { core: coreFit.map((minutes, at) => minutes - (given[at] ?? 0)).values(), cv: cvFit.values() };
  return {
    minutes: questions.map((question) => left[question.block].next().value ?? 0),
    spare: budget.cv + sum(given) - cvTotal,
  };
}

/** What each question of the core gives, of so many minutes that are wanted: it keeps what an answer without follow-ups takes. */
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

/** Locked questions have what they had; where that leaves the others too little, all share. */
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

/** A sheet is read, answered and followed up. */
const usualLeastWithSheet = 5;

/** Minute by minute to whoever is furthest behind its weight: exact, and no rounding to repair. */
function spread(total: number, questions: readonly Timed[], least: number = usualLeast): readonly number[] | undefined {
  const wanted = [
    questions.map((question) =>
      Math.max(question.handout === undefined ? least : usualLeastWithSheet, shortest(question)),
    ),
    // In three minutes nobody answers what is scored in five levels and followed up.
    questions.map((question) => Math.max(usualLeast, shortest(question))),
    questions.map(shortest),
    // A sheet may be read in less.
    questions.map(shortestEver),
  ];
  // Too many cases from experience for the time: they start as short as any other, and a rule says so.
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

/** A person may have set fewer. */
function shortest(question: Timed): number {
  const usual = shortestOf(question);
  return question.isLocked === true ? Math.min(question.expectedMin, usual) : usual;
}

function shortestEver({ handout: _, ...question }: Timed): number {
  return shortest(question);
}

/** A person may have set more. */
function longest(question: Timed): number {
  const usual = question.kind === 'task' ? taskMinutes.max : questionMinutes.max;
  return question.isLocked === true ? Math.max(question.expectedMin, usual) : usual;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
