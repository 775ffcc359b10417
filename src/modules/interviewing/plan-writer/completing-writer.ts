import { CoreDraft } from './draft/core-draft.ts';
import type { PlanWriter } from './plan-writer.ts';
import { PlanWriterFailed } from './plan-writer-failed.ts';
import { TailoringDraft } from './draft/tailoring-draft.ts';

/**
 * Completes from the playbook what a model began and cannot finish, without asking it again: what it wrote well stays.
 * Throws PlanWriterFailed where fewer than half of a part stands.
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
