import type { PlanSource } from '#contracts/interviewing/plan/plan.ts';
import type { aiRecordParts } from '#contracts/interviewing/ai-records.ts';
import type { PlanProgress } from '#contracts/interviewing/plan/plan-generation.ts';
import type { CoreBlock, CoreBrief, KnownCandidate, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import type { LlmUsage } from '#platform/llm/llm.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type { KeptDraft } from './draft/kept-draft.ts';
import type { KnownPerson } from './personal-data/minimise.ts';

/** The record of a model's answer, with hashes in place of the texts. */
export interface ModelAnswer {
  readonly part: (typeof aiRecordParts)[number];
  readonly model: string;
  readonly promptVersion: string;
  readonly promptHash: string;
  readonly answerHash: string;
  /** rules by which something in it was rejected or dropped */
  readonly checks: readonly string[];
  /** number of accepted questions */
  readonly accepted: number;
  readonly usage: LlmUsage;
}

export type WriterProgress = Extract<PlanProgress, { kind: 'step' | 'question' }>;

/** What a writer needs from its caller. When the signal is aborted, writing ends with the signal's reason. */
export interface WriteContext extends WorkControls {
  readonly newId: () => string;
  /** the stored draft of an earlier attempt at this part */
  readonly kept: KeptDraft | undefined;
  /**
   * Reports steps as they begin and end, and each question once it is complete and checked. Awaited, so that they
   * arrive in order. `draft`: everything accepted including this question, stored in the same transaction.
   */
  report(progress: WriterProgress, draft?: KeptDraft): Promise<void>;
  /** stores the parts around the questions */
  keep(draft: KeptDraft): Promise<void>;
  /** called once per call to the model, whether it succeeded or not */
  spent(usage: LlmUsage): void;
  /** called once per answer, including partial ones, after it is checked */
  answered(answer: ModelAnswer): Promise<void>;
}

export interface TailorBrief {
  readonly brief: PlanBrief;
  readonly core: CoreBlock;
  /** what is known about the candidate, so that it can be withheld from the model */
  readonly candidate: KnownPerson | null;
}

/** Writes the two blocks of a plan. All writers have the same interface, so one is chosen per generation. */
export interface PlanWriter {
  readonly source: PlanSource;
  readonly model: string | null;
  readonly promptVersion: string;
  /**
   * @param candidates the known candidates for the position; what is open about several of them is asked of everybody
   * @throws PlanWriterFailed | LlmError: another writer may take over
   */
  writeCore(brief: CoreBrief, context: WriteContext, candidates?: readonly KnownCandidate[]): Promise<CoreBlock>;
  /** @throws PlanWriterFailed | LlmError */
  tailor(input: TailorBrief, context: WriteContext): Promise<Tailoring>;
}
