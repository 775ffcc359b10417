import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { CandidateQuestion, Competency, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { decisionByRule } from '#knowledge/plan/decision/decision-by-rule.ts';
import { isNotChecked } from '#knowledge/posting/is-not-checked.ts';
import { pickedRequirements, readRequirements, usesRequirements } from '#knowledge/posting/read-requirements.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { acceptCandidateQuestions } from '#modules/interviewing/plan-writer/draft/accept/around/accept-candidate-questions.ts';
import { acceptDecision } from '#modules/interviewing/plan-writer/draft/accept/around/accept-decision.ts';
import { acceptRequirements } from '#modules/interviewing/plan-writer/draft/accept/around/accept-requirements.ts';
import { withPicked } from '#modules/interviewing/plan-writer/draft/accept/around/with-picked.ts';
import type { KeptCore } from './kept-draft.ts';

type KeptAround = Pick<KeptCore, 'requirements' | 'decision' | 'candidateQuestions'>;

/**
 * The parts of a core around its questions: requirements, the decision rule and questions the candidate may ask, as
 * written by a model. Requirements and decision are derived by rules if the model wrote none.
 */
export class AroundQuestions {
  readonly #brief: CoreBrief;
  readonly #isWanted: boolean;
  readonly #found: readonly Requirement[];
  #named: readonly Requirement[];
  #decision: Decision | undefined;
  #candidateQuestions: readonly CandidateQuestion[];

  constructor(brief: CoreBrief, kept: Partial<KeptAround> = {}) {
    const { interviewType, position, language } = brief;
    this.#brief = brief;
    this.#isWanted = usesRequirements(interviewType);
    this.#found = this.#isWanted ? readRequirements(position.description, language, position) : [];
    this.#named = kept.requirements ?? [];
    this.#decision = kept.decision;
    this.#candidateQuestions = kept.candidateQuestions ?? [];
  }

  /** Number of requirements for which minutes are reserved while questions are being written. */
  get expected(): number {
    return this.#found.length;
  }

  /** The maximum number of each that a model is still asked for. */
  get wanted() {
    return {
      candidateQuestions: this.#candidateQuestions.length > 0 ? 0 : counts.candidateQuestions.max,
      requirements: this.#isWanted && this.#named.length === 0 ? counts.requirements.max : 0,
    };
  }

  /**
   * @param inPosting returns the words as they occur in the posting, or undefined if they do not
   * @param report called with the rule by which a requirement was rejected
   */
  take(
    { requirements, decision, candidateQuestions }: CoreFrame,
    plan: { readonly competencies: readonly Competency[]; readonly focusAreas: readonly string[] },
    inPosting: (quote: string) => string | undefined,
    report: (problem: string, item: string) => void,
  ): void {
    const { language, position } = this.#brief;
    if (this.#candidateQuestions.length === 0) {
      const names = [...plan.competencies.map(({ name }) => name), ...plan.focusAreas, position.title];
      this.#candidateQuestions = acceptCandidateQuestions(candidateQuestions, names, this.#brief, inPosting);
    }
    if (this.wanted.requirements > 0) {
      const checked = requirements.filter(({ quote }) => !isNotChecked(quote, position.notChecked));
      const named = acceptRequirements(checked, language, inPosting, report);
      // If the model named none, those found by rules are used, which include the picked ones.
      this.#named =
        named.length === 0 ? [] : withPicked(named, pickedRequirements(position.description, language, position));
    }
    const words = {
      competencies: [...plan.competencies],
      requirements: [...this.#named],
      summary: { highlights: [], highlightEvidence: [], focusAreas: [...plan.focusAreas] },
      language,
    };
    this.#decision = acceptDecision(decision, words, jobMatter(position)) ?? this.#decision;
  }

  /** Alternative requirement lists for a core, the model's first, because they may not fit its minutes. */
  get choices(): readonly (readonly Requirement[])[] {
    return [...(this.#named.length > 0 ? [this.#named] : []), this.#found];
  }

  /** The model's conditions that rule out an offer, however good the rest is. */
  get conditions(): readonly string[] {
    return this.#decision?.noWhen ?? [];
  }

  decisionFor(competencies: readonly Competency[], requirements: readonly Requirement[]): Decision {
    return this.#decision ?? decisionByRule({ competencies, requirements }, this.#brief.language);
  }

  get candidateQuestions(): readonly CandidateQuestion[] {
    return this.#candidateQuestions;
  }

  get kept(): KeptAround {
    return {
      candidateQuestions: [...this.#candidateQuestions],
      requirements: [...this.#named],
      decision: this.#decision,
    };
  }
}
