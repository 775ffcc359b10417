import type { PlanSource } from '#contracts/interviewing/plan/plan.ts';
import type { aiRecordParts } from '#contracts/interviewing/ai-records.ts';
import type { PlanProgress } from '#contracts/interviewing/plan/plan-generation.ts';
import type { CoreBlock, CoreBrief, KnownCandidate, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import type { LlmUsage } from '#platform/llm/llm.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type { KeptDraft } from './draft/kept-draft.ts';
import type { KnownPerson } from './personal-data/minimise.ts';

/** What is kept of a model's answer: hashes stand for the texts. */
export interface ModelAnswer {
  readonly part: (typeof aiRecordParts)[number];
  readonly model: string;
  readonly promptVersion: string;
  readonly promptHash: string;
  readonly answerHash: string;
  /** rules by which something of it was refused or left out */
  readonly checks: readonly string[];
  /** questions of it that stood */
  readonly accepted: number;
  readonly usage: LlmUsage;
}

export type WriterProgress = Extract<PlanProgress, { kind: 'step' | 'question' }>;

/** What a writer needs from whoever runs it. Aborting ends the writing with the signal's reason. */
export interface WriteContext extends WorkControls {
  readonly newId: () => string;
  /** what an earlier try left of the part that is to be written */
  readonly kept: KeptDraft | undefined;
  /**
   * Steps as they begin and end, and each question once it is whole and checked; awaited, so they arrive in order.
   * `draft`: all that stands with this question, kept in the same transaction.
   */
  report(progress: WriterProgress, draft?: KeptDraft): Promise<void>;
  /** what stands beside the questions */
  keep(draft: KeptDraft): Promise<void>;
  /** once for each call to the model, whether it succeeded or not */
  spent(usage: LlmUsage): void;
  /** once for each answer, also half of one, when it is checked */
  answered(answer: ModelAnswer): Promise<void>;
}

export interface TailorBrief {
  readonly brief: PlanBrief;
  readonly core: CoreBlock;
  /** known of the candidate, so that it can be kept from the model */
  readonly candidate: KnownPerson | null;
}

/** Writes the two blocks of a plan. Both writers take and give the same, so that one is chosen once per generation. */
export interface PlanWriter {
  readonly source: PlanSource;
  readonly model: string | null;
  readonly promptVersion: string;
  /**
   * @param candidates who are to be interviewed, as far as it is known: what is open about several of them is asked of everybody
   * @throws PlanWriterFailed | LlmError: another writer may take over
   */
  writeCore(brief: CoreBrief, context: WriteContext, candidates?: readonly KnownCandidate[]): Promise<CoreBlock>;
  /** @throws PlanWriterFailed | LlmError */
  tailor(input: TailorBrief, context: WriteContext): Promise<Tailoring>;
}
