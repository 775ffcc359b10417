import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { playbookVersion } from '#knowledge/playbook/playbook.ts';
import { cvSigns, withoutSigns } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import type { PlanWriter, WriteContext } from './plan-writer.ts';

/** Writes without a model, immediately, and never fails: the fallback of every other writer. */
export function createPlaybookWriter(): PlanWriter {
  return {
    source: 'playbook',
    model: null,
    promptVersion: playbookVersion,

    async writeCore(brief, context) {
      await context.report({ kind: 'step', step: 'building_core', state: 'running' });
      const core = composeCore(brief, context.newId);
      await reportAll(core.questions, context);
      await context.report({ kind: 'step', step: 'building_core', state: 'done' });
      return core;
    },

    async tailor({ brief, core }, context) {
      await context.report({ kind: 'step', step: 'tailoring', state: 'running' });
      const signs = brief.cv === null ? [] : cvSigns(brief.cv.pages);
      const cv = brief.cv === null ? null : { ...brief.cv, lines: withoutSigns(brief.cv.lines, signs) };
      const tailoring = composeTailoring({ ...brief, cv }, core, context.newId);
      const { lockedQuestions = [] } = brief;
      const written = tailoring.questions.filter(({ id }) => lockedQuestions.every((other) => other.id !== id));
      await reportAll(written, context);
      await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
      return tailoring;
    },
  };
}

async function reportAll(questions: readonly Question[], context: WriteContext): Promise<void> {
  for (const question of questions) {
    context.signal.throwIfAborted();
    await context.report({ kind: 'question', question });
  }
}
