import { type Adjustments, unadjusted, withExtraTime } from '#contracts/interviewing/plan/adjustments.ts';
import type { FlowStep, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { saidAnew } from '#knowledge/plan/division-of-talk.ts';

/**
 * The plan with the minutes that the adjustments ask for: every part has its share of the extra time, and the whole is that
 * of the usual length exactly. From whatever the plan was adjusted by before; taken back, it has its first minutes again.
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

/** The break comes where a part ends, the nearest to the middle, and not before something was asked. */
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
 * Each part begins and ends when the rounded clock says so. Rounded one by one they would not add up to the whole, and could
 * not be taken back.
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
