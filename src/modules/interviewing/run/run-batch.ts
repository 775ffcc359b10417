import type { ErrorCode } from '#contracts/errors.ts';
import type { Answer, Operation, RequirementAnswer, Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import { partNotesOf } from '#contracts/interviewing/run/run-rules.ts';
import { type AnswerOperation, applyToAnswer } from './answer-operation.ts';

export type Outcome =
  | { readonly kind: 'applied' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

type RequirementOperation = Extract<Operation, { kind: 'requirement' }>;

export type WrittenRun = Pick<Run, 'answers' | 'partNotes'>;

/** The answers of a run while a batch of operations is applied to them in order. */
export class RunBatch {
  readonly #plan: Plan;
  readonly #answers: Map<string, Answer>;
  readonly #changed = new Set<string>();
  /** fields with a stale write; later writes in the batch were based on it, whatever version they name */
  readonly #stale = new Set<string>();
  /** keyed by the text of the requirement or point */
  readonly #requirements = new Map<string, RequirementAnswer>();

  constructor(plan: Plan, { answers, partNotes }: WrittenRun) {
    this.#plan = plan;
    this.#answers = new Map([...answers, ...partNotes].map((answer) => [answer.questionId, answer]));
  }

  apply(operation: Operation): Outcome {
    if (operation.kind === 'pause' || operation.kind === 'resume') return { kind: 'applied' };
    return operation.kind === 'requirement' ? this.#settle(operation) : this.#write(operation);
  }

  #settle({ index, value }: RequirementOperation): Outcome {
    const requirement = unscoredPoints(this.#plan)[index];
    if (requirement === undefined) return { kind: 'refused', code: 'interviewing.operation_refused' };
    this.#requirements.set(requirement, value);
    return { kind: 'applied' };
  }

  #write(operation: AnswerOperation): Outcome {
    const question = this.#plan.questions.find(({ id }) => id === operation.questionId);
    const answer = this.#answers.get(operation.questionId);
    if (answer === undefined) return { kind: 'refused', code: 'interviewing.operation_refused' };
    const field = `${operation.questionId}.${operation.kind}`;
    if (this.#stale.has(field)) return { kind: 'conflict' };
    const result = applyToAnswer(answer, question, operation);
    switch (result.kind) {
      case 'applied':
        this.#answers.set(answer.questionId, result.answer);
        this.#changed.add(answer.questionId);
        return { kind: 'applied' };
      case 'stale':
        this.#stale.add(field);
        return { kind: 'conflict' };
      case 'refused':
        return result;
    }
  }

  written(): WrittenRun {
    const answers = this.#plan.questions.flatMap(({ id }) => this.#answers.get(id) ?? []);
    return { answers, partNotes: partNotesOf(this.#plan, [...this.#answers.values()]) };
  }

  changedRequirements(): ReadonlyMap<string, RequirementAnswer> {
    return this.#requirements;
  }

  changed(): Answer[] {
    return [...this.#answers.values()].filter(({ questionId }) => this.#changed.has(questionId));
  }
}
