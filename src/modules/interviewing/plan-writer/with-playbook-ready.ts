import type { Language } from '#contracts/common.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { newId } from '#platform/new-id.ts';
import type { PlanWriter } from './plan-writer.ts';

/** By then the call to the model has been sent, and its first words have not come yet. */
const afterMs = 200;

/**
 * A model's writer that makes the playbook ready to take over. The first plan of a language in a process costs seconds,
 * most of them for the rules of law, which the model's own questions need as well: they are spent while the model is
 * awaited, and not when somebody does not wait for it any more.
 *
 * @param compose called once for each language; what it gives is thrown away
 */
export function withPlaybookReady(writer: PlanWriter, compose: typeof composeCore = composeCore): PlanWriter {
  const ready = new Set<Language>();
  return {
    ...writer,
    writeCore: (brief, context) => {
      if (!ready.has(brief.language)) {
        ready.add(brief.language);
        setTimeout(() => {
          try {
            compose(brief, newId);
          } catch {
            // What cannot be composed fails where it is wanted; here it would end the process.
          }
        }, afterMs).unref();
      }
      return writer.writeCore(brief, context);
    },
  };
}
