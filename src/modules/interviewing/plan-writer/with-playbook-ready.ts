import type { Language } from '#contracts/common.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { newId } from '#platform/new-id.ts';
import type { PlanWriter } from './plan-writer.ts';

/** By then the model call has been sent, and its first tokens have not arrived yet. */
const afterMs = 200;

/**
 * Wraps a model's writer and warms up the playbook, so that it can take over. The first plan per language in a process
 * takes seconds, mostly for compiling the legal rules, which the model's own questions need as well. This way they are
 * spent while waiting for the model, not when a user no longer wants to wait for it.
 *
 * @param compose called once per language. Its steps run with pauses for other work; its results are discarded
 */
export function withPlaybookReady(
  writer: PlanWriter,
  compose: (brief: CoreBrief) => Iterable<unknown> = composeWhole,
): PlanWriter {
  const ready = new Set<Language>();
  return {
    ...writer,
    writeCore: (brief, ...others) => {
      if (!ready.has(brief.language)) {
        ready.add(brief.language);
        void stepByStep(compose(brief));
      }
      return writer.writeCore(brief, ...others);
    },
  };
}

async function stepByStep(steps: Iterable<unknown>): Promise<void> {
  try {
    await pause(afterMs);
    for (const _ of steps) await pause(0);
  } catch {
    // An error here would end the process. If composing fails, it fails again where the result is needed.
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/**
 * Everything the playbook would do for this plan. The posting stands in for the CV, because both are read with the same
 * rules.
 */
function* composeWhole(brief: CoreBrief) {
  const core = composeCore(brief, newId);
  yield core;
  const visible = brief.position.description;
  const lines = [...visible.matchAll(/[^\n]{12,300}/gu)].map(({ 0: quote, index }) => ({
    page: 1,
    quote,
    start: index,
    end: index + quote.length,
  }));
  const withCv: PlanBrief = { ...brief, cv: { cvId: newId(), pages: [{ number: 1, visible }], lines } };
  const tailoring = composeTailoring(withCv, core, newId);
  yield tailoring;
  checkPlan(assemblePlan(withCv, core, tailoring), withCv.cv, jobMatter(withCv.position));
}
