import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { FlowStep, Question } from '#contracts/interviewing/plan/plan.ts';
import { isToAsk } from '#contracts/interviewing/run/run-rules.ts';
import { fillBudget } from './run-budget-fill.ts';
import type { RunProgress } from './run-progress.ts';

export interface LateHint {
  /** by how much the rest of the plan exceeds the time left, in seconds */
  readonly overSec: number;
  /** optional questions to drop, in plan order */
  readonly drop: readonly Question[];
  /** time left over once they are dropped; negative if the rest does not fit even then */
  readonly spareSec: number;
  /** whether a must-ask question is still open */
  readonly mustAsksOpen: boolean;
}

/**
 * If the rest of the plan does not fit into the time left: which optional questions to drop so that every must-ask
 * question still fits. As few as possible, then the shortest that suffice, then later ones. Undefined if everything
 * fits.
 */
export function lateHint(progress: RunProgress): LateHint | undefined {
  const { plan, answers, elapsedSec } = progress;
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  const open = plan.questions
    .filter(({ id }) => {
      const answer = answerOf.get(id);
      return answer === undefined || isToAsk(answer);
    })
    .map((question) => ({ question, sec: leftSec(question, answerOf.get(question.id)) }));
  const questionsSec = open.reduce((sum, { sec }) => sum + sec, 0);
  const overSec = questionsSec + keptSec(progress) - (plan.durationMin * 60 - elapsedSec);
  if (overSec <= 0) return undefined;
  // a question that has begun is not proposed: part of its time is already spent
  const optional = open.filter(({ question, sec }) => !question.mustAsk && sec === question.expectedMin * 60);
  const drop = fewest(optional, overSec);
  const saved = drop.reduce((sum, { sec }) => sum + sec, 0);
  return {
    overSec,
    drop: drop.map(({ question }) => question).toSorted((one, other) => one.order - other.order),
    spareSec: saved - overSec,
    mustAsksOpen: open.some(({ question }) => question.mustAsk),
  };
}

interface Candidate {
  readonly question: Question;
  readonly sec: number;
}

/** Picks the longest first until they suffice; then exchanges each for the shortest that still suffices. */
function fewest(optional: readonly Candidate[], overSec: number): Candidate[] {
  const byLength = optional.toSorted((one, other) => other.sec - one.sec || other.question.order - one.question.order);
  const chosen: Candidate[] = [];
  let saved = 0;
  for (const one of byLength) {
    if (saved >= overSec) break;
    chosen.push(one);
    saved += one.sec;
  }
  if (saved < overSec) return chosen;
  for (const [index, one] of chosen.entries()) {
    const enough = overSec - (saved - one.sec);
    const shorter = byLength
      .filter((other) => !chosen.includes(other) && other.sec >= enough && other.sec < one.sec)
      .toSorted((a, b) => a.sec - b.sec || b.question.order - a.question.order)[0];
    if (shorter === undefined) continue;
    chosen[index] = shorter;
    saved += shorter.sec - one.sec;
  }
  return chosen;
}

function leftSec(question: Question, answer: Answer | undefined): number {
  return Math.max(0, question.expectedMin * 60 - (answer?.spentSec ?? 0));
}

/**
 * The time still needed for the break and the closing parts, which are never dropped: nothing for those before the
 * current step, the unused time of the others.
 */
function keptSec(progress: RunProgress): number {
  return fillBudget(progress).reduce((sum, { step, usedSec }, index) => {
    if (!isKept(step) || index < progress.currentStep) return sum;
    return sum + Math.max(0, step.minutes * 60 - usedSec);
  }, 0);
}

function isKept({ kind }: FlowStep): boolean {
  return kind === 'break' || kind === 'candidate_questions' || kind === 'wrap_up';
}
