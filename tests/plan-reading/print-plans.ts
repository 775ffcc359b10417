import { mkdirSync, writeFileSync } from 'node:fs';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import { newId } from '#platform/new-id.ts';
import { planMarkdown } from './plan-markdown.ts';
import { briefOf, postingsIn } from './posting.ts';

/**
 * Prints the playbook's plan for each posting, for people to read: `node tests/plan-reading/print-plans.ts <postings>
 * <plans> [set]`. Each plan is written to the folder of its set, beside whatever it is to be compared with.
 */
const [from, to, only] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('usage: print-plans.ts <postings> <plans> [set]');

for (const named of postingsIn(from).filter(({ set }) => only === undefined || set === only)) {
  const plan = composePlan(briefOf(named), newId);
  mkdirSync(`${to}/${named.set}`, { recursive: true });
  const { position, previousFeedback, userRole = null } = named.posting;
  const printed = planMarkdown(position.title, plan, { earlier: previousFeedback, userRole });
  writeFileSync(`${to}/${named.set}/${named.name}.playbook.md`, printed);
}
