import { expect, test } from 'vitest';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { newId } from '#platform/new-id.ts';
import { briefOf, postingsIn } from '#tests/plan-reading/posting.ts';

const postings = postingsIn(new URL('../fixtures/plan-reading', import.meta.url).pathname);

test.each([
  ['A-en/marketing', 'Lowered blended CAC'],
  ['A-uk/sales', 'Утримав маржу 17%'],
])('follow-ups › of %s › stand behind a question of the core, on a line that nothing else asks about', (of, line) => {
  const named = postings.find(({ set, name }) => `${set}/${name}` === of);
  if (named === undefined) throw new Error(`no posting ${of}`);
  const brief = briefOf(named);
  const plan = composePlan(brief, newId);
  const [followUp] = plan.candidate.followUps;
  expect(followUp?.evidence?.quote).toContain(line);
  const behind = plan.questions.find(({ id }) => id === followUp?.questionId);
  expect(behind).toMatchObject({ block: 'core' });
  const asked = plan.questions.flatMap(({ evidence = [] }) => evidence.map(({ start }) => start));
  expect(asked).not.toContain(followUp?.evidence?.start);
  expect(checkPlan(plan, brief.cv).problems).toEqual([]);
});
