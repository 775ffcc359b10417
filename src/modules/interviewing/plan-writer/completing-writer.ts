import { CoreDraft } from './draft/core-draft.ts';
import type { PlanWriter } from './plan-writer.ts';
import { PlanWriterFailed } from './plan-writer-failed.ts';
import { TailoringDraft } from './draft/tailoring-draft.ts';

/**
 * Completes a plan that a model began and cannot finish, using the playbook and no further model calls; what the model
 * wrote well is kept. Its methods throw PlanWriterFailed if less than half of a part is usable.
 */
export function createCompletingWriter({
  model,
  promptVersion,
}: Pick<PlanWriter, 'model' | 'promptVersion'>): PlanWriter {
  return {
    source: 'ai',
    model,
    promptVersion,

    async writeCore(brief, context) {
      const draft = new CoreDraft(brief, context);
      const core = context.kept === undefined ? undefined : await draft.finished();
      if (core === undefined) throw new PlanWriterFailed(draft.problems);
      await context.report({ kind: 'step', step: 'building_core', state: 'done' });
      return core;
    },

    async tailor(input, context) {
      const { cv } = input.brief;
      if (cv === null || context.kept === undefined) throw new PlanWriterFailed([]);
      const draft = new TailoringDraft(input, cv, context);
      const tailoring = await draft.finished();
      if (tailoring === undefined) throw new PlanWriterFailed(draft.problems);
      await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
      return tailoring;
    },
  };
}
