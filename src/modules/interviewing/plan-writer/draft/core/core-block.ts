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
  /** what is a no however good the rest is, as somebody wrote it for these questions */
  readonly conditions: readonly string[];
  /** of whom it is known what is open about them; 0 where they are not several */
  readonly candidatesInView: number;
}

interface Areas {
  /** the recruiter's */
  readonly own: readonly string[];
  /** the model's */
  readonly named: readonly string[];
}

/** The block made of its parts, its questions in their order. At least one competency must be had, or nothing is judged. */
export function coreBlock(
  { questions, competencies, requirements, candidateQuestions, decisionFor, conditions, candidatesInView }: CoreParts,
  { own, named }: Areas,
): CoreBlock {
  const hasMust = competencies.some(({ mustHave }) => mustHave);
  const musts = competencies.map((competency, index) => ({
    ...competency,
    mustHave: competency.mustHave || (!hasMust && index === 0),
  }));
  // What the recruiter named must be asked about; what the model named counts where it is.
  const covered = named.filter((area) => questions.some((question) => asksAbout(question, area)));
  const areas = focusAreas(own.length > 0 ? own : covered, competencies);
  const mustHaves = new Set(musts.flatMap(({ mustHave, id }) => (mustHave ? [id] : [])));
  const written = orderQuestions(questions, mustHaves, own, conditions);
  // Whoever is compared is asked everything: what one of them had no time for tells nothing about them.
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
