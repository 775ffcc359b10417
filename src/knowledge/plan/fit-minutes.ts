import type { Question } from '#contracts/plan.ts';
import { cvShare, questionMinutes, taskMinutes, timeBudget } from './time-budget.ts';

type Timed = Pick<Question, 'block' | 'kind' | 'expectedMin'>;

/**
 * Minutes for each question, in the order given, so that they add up to the question time of this length exactly and
 * the CV block keeps within its share. `expectedMin` is the weight: a question that naturally takes longer gets more.
 * Undefined when so many or so few questions cannot fill the time.
 */
export function fitMinutes(durationMin: number, questions: readonly Timed[]): readonly number[] | undefined {
  const total = timeBudget(durationMin).questions;
  const core = questions.filter((question) => question.block === 'core');
  const cv = questions.filter((question) => question.block === 'cv');
  const cvTotal = cvMinutes(total, core, cv);
  const coreFit = spread(total - cvTotal, core);
  const cvFit = spread(cvTotal, cv);
  if (coreFit === undefined || cvFit === undefined) return undefined;
  const left = { core: coreFit.values(), cv: cvFit.values() };
  return questions.map((question) => left[question.block].next().value ?? 0);
}

function cvMinutes(total: number, core: readonly Timed[], cv: readonly Timed[]): number {
  const inProportion = Math.round((total * weight(cv)) / Math.max(1, weight(core) + weight(cv)));
  const most = Math.min(Math.floor(total * cvShare), sum(cv.map(longest)));
  const least = Math.max(cv.length * questionMinutes.min, total - sum(core.map(longest)));
  return cv.length === 0 ? 0 : Math.min(most, Math.max(least, inProportion));
}

/** Minute by minute to whoever is furthest behind its weight: exact, and no rounding to repair. */
function spread(total: number, questions: readonly Timed[]): readonly number[] | undefined {
  const minutes = questions.map(() => questionMinutes.min as number);
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

function longest(question: Timed): number {
  return question.kind === 'task' ? taskMinutes.max : questionMinutes.max;
}

function weight(questions: readonly Timed[]): number {
  return sum(questions.map((question) => question.expectedMin));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
