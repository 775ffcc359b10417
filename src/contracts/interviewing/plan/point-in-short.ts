import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { FlowStep, PlanContent, PointToSettle } from './plan.ts';
import { quotedLines, requirementOfPoint } from './plan-requirements.ts';

interface ShortPoint {
  readonly text: string;
  /** they are words of the CV */
  readonly isLine: boolean;
}

/**
 * A point to clear up, in one line beside what else is to be found out: the requirement that it is asked in place of, else
 * the line of the CV that it rests on, else what is asked.
 */
export function pointInShort(plan: Pick<PlanContent, 'requirements' | 'candidate'>, point: PointToSettle): ShortPoint {
  const requirement = requirementOfPoint(plan, point);
  const [line] = quotedLines(point);
  if (requirement === undefined && line !== undefined) return { text: line.quote, isLine: true };
  return { text: nameOfPoint(requirement?.text ?? point.text), isLine: false };
}

/** When what is not scored is asked: before the first question, or after the last. */
export function momentOfUnscored(flow: readonly Pick<FlowStep, 'kind'>[]): 'first' | 'last' {
  const kinds = flow.map(({ kind }) => kind);
  return kinds.indexOf('requirements') < kinds.indexOf('question') ? 'first' : 'last';
}
