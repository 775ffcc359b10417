import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { CandidateQuestion, Competency, Question, Requirement } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock } from '#knowledge/plan/plan-parts.ts';
import { asksAbout, focusAreasOf } from '#knowledge/plan/rules/focus-rules.ts';
import { focusAreas } from '#knowledge/playbook/compose-core.ts';
import { orderQuestions } from './order-questions.ts';

interface CoreParts {
  readonly questions: readonly Question[];
  readonly competencies: readonly Competency[];
  readonly requirements: readonly Requirement[];
  readonly candidateQuestions: readonly CandidateQuestion[];
  decisionFor(competencies: readonly Competency[]): Decision;
  /** conditions that rule out an offer however good the rest is, as written for these questions */
  readonly conditions: readonly string[];
  /** number of candidates whose open points are known; 0 unless there are several */
  readonly candidatesInView: number;
}

interface Areas {
  /** named by the recruiter */
  readonly own: readonly string[];
  /** named by the model */
  readonly named: readonly string[];
}

/**
 * Assembles the core, with its questions in order. At least one competency must be a must-have; otherwise nothing would
 * be judged.
 */
export function coreBlock(
  { questions, competencies, requirements, candidateQuestions, decisionFor, conditions, candidatesInView }: CoreParts,
  { own, named }: Areas,
): CoreBlock {
  const hasMust = competencies.some(({ mustHave }) => mustHave);
  const musts = competencies.map((competency, index) => ({
    ...competency,
    mustHave: competency.mustHave || (!hasMust && index === 0),
  }));
  // The recruiter's areas must be asked about; the model's count only if a question covers them.
  const covered = named.filter((area) => questions.some((question) => asksAbout(question, area)));
  const areas = focusAreas(own.length > 0 ? own : covered, competencies);
  const mustHaves = new Set(musts.flatMap(({ mustHave, id }) => (mustHave ? [id] : [])));
  const written = orderQuestions(questions, mustHaves, own, conditions);
  // Candidates who are compared are asked everything, because a question there was no time for says nothing about a
  // candidate.
  const ordered = candidatesInView > 0 ? written.map((question) => ({ ...question, mustAsk: true })) : written;
  const asked = focusAreasOf(ordered, areas);
  return {
    competencies: musts,
    focusAreas: areas,
    requirements,
    decision: decisionFor(musts),
    ...(candidateQuestions.length > 0 ? { candidateQuestions } : {}),
    ...(candidatesInView > 0 ? { candidatesInView } : {}),
    questions: ordered.map((question, at) => ({ ...question, order: at + 1, focusAreas: asked[at] ?? [] })),
  };
}
