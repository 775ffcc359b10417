import { type Adjustments, unadjusted, withExtraTime } from '#contracts/interviewing/plan/adjustments.ts';
import type { FlowStep, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { saidAnew } from '#knowledge/plan/division-of-talk.ts';

/**
 * The plan with the minutes for these adjustments: extra time is spread over every part, and the total is exact. Works
 * from any previous adjustment; removing the adjustments restores the original minutes.
 */
export function adjustPlan<Content extends PlanContent>(plan: Content, wanted: Adjustments): Content {
  const now = plan.adjustments ?? unadjusted;
  const isSame = now.extraTime === wanted.extraTime && now.breakMinutes === wanted.breakMinutes;
  if (isSame) return plan;
  const usual = alongTheTalk(withoutBreak(plan.flow), (minutes) => Math.round((minutes * 100) / (100 + now.extraTime)));
  const extended = alongTheTalk(usual, (minutes) => withExtraTime(minutes, wanted));
  const flow = withBreak(extended, wanted.breakMinutes);
  const minutes = new Map(flow.map((step) => [step.questionId, step.minutes]));
  const isUsual = wanted.extraTime === 0 && wanted.breakMinutes === 0;
  const durationMin = minutesIn(flow);
  const said = { ...plan, flow, durationMin };
  return {
    ...plan,
    durationMin,
    adjustments: isUsual ? undefined : wanted,
    flow: flow.map(({ script, ...step }) =>
      script === undefined ? step : { ...step, script: step.kind === 'intro' ? saidAnew(script, said) : script },
    ),
    questions: plan.questions.map((question) => ({
      ...question,
      expectedMin: minutes.get(question.id) ?? question.expectedMin,
    })),
  };
}

export function withoutBreak(flow: readonly FlowStep[]): FlowStep[] {
  return flow.filter(({ kind }) => kind !== 'break');
}

/** Puts the break between two parts, as near to the middle as possible, but not before the first question. */
export function withBreak(flow: readonly FlowStep[], minutes: number): FlowStep[] {
  if (minutes === 0) return [...flow];
  const half = minutesIn(flow) / 2;
  const first = flow.findIndex(({ kind }) => kind === 'question' || kind === 'requirements');
  const last = flow.findIndex(({ kind }) => kind === 'candidate_questions');
  const places = flow.flatMap((_, at) =>
    at > first && at <= last ? [{ at, off: Math.abs(minutesIn(flow.slice(0, at)) - half) }] : [],
  );
  const [nearest] = places.toSorted((one, other) => one.off - other.off);
  return nearest === undefined ? [...flow] : flow.toSpliced(nearest.at, 0, { kind: 'break', minutes });
}

/**
 * Each part starts and ends at a rounded clock time. Rounding each length separately would not add up to the total and
 * could not be undone.
 */
function alongTheTalk(flow: readonly FlowStep[], clock: (minutes: number) => number): FlowStep[] {
  let passed = 0;
  return flow.map((step) => {
    const begins = clock(passed);
    passed += step.minutes;
    return { ...step, minutes: clock(passed) - begins };
  });
}

function minutesIn(flow: readonly FlowStep[]): number {
  return flow.reduce((sum, { minutes }) => sum + minutes, 0);
}
