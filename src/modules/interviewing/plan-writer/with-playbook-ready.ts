import type { Language } from '#contracts/common.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { assemblePlan } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { newId } from '#platform/new-id.ts';
import type { PlanWriter } from './plan-writer.ts';

/** By then the call to the model has been sent, and its first words have not come yet. */
const afterMs = 200;

/**
 * A model's writer that makes the playbook ready to take over. The first plan of a language in a process costs seconds,
 * most of them for the rules of law, which the model's own questions need as well: they are spent while the model is
 * awaited, and not when somebody does not wait for it any more.
 *
 * @param compose called once for each language, one step after the other with time for other work between them; what it
 * gives is thrown away
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
    // What cannot be composed fails where it is wanted; here it would end the process.
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** All that the playbook would do for this plan. The posting stands in for the CV: lines are read alike in both. */
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
