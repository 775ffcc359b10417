import { describe, expect, test } from 'vitest';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import { newId } from '#platform/new-id.ts';
import { briefOf, postingsIn } from '#tests/plan-reading/posting.ts';

/** What only somebody who writes or operates software can answer. */
const softwareTerms =
  /\b(?:flaky|pull request|deploy\w*|refactor\w*|code (?:review|base)|API|microservice\w*|unit test\w*|rollback|one request)\b|(?<!\p{L})(?:деплой|рефактор\p{L}*|мікросервіс\p{L}*|бази? даних|відкат\p{L}*)/iu;

const postings = postingsIn(new URL('../fixtures/plan-reading', import.meta.url).pathname);
const sets = distinct(postings.map(({ set }) => set[0] ?? ''));
const trades = distinct(postings.map(({ name }) => name));
/** All of them in the full run; otherwise each trade once per language, taking the sets in turn. */
const planned =
  process.env['ASKWELL_TEST_FULL'] === '1'
    ? postings
    : postings.filter(({ set, name }) => sets.indexOf(set[0] ?? '') === trades.indexOf(name) % sets.length);

describe('postings that plans are read for', () => {
  test('postings › of twelve trades, two languages and three sets › are seventy-two', () => {
    expect(postings).toHaveLength(72);
    expect(planned.length).toBeGreaterThanOrEqual(24);
  });

  test.each(planned.map((named) => [`${named.set}/${named.name}`, named] as const))(
    'the plan of %s › by every rule › is sound, asks about each focus area and stays in its trade',
    (_, named) => {
      const brief = briefOf(named);
      const plan = composePlan(brief, newId);
      const core = plan.questions.filter(({ block }) => block === 'core');
      const unasked = brief.position.focusAreas.filter(
        (area) =>
          !core.some(
            ({ text, category, focusAreas }) =>
              focusAreas.includes(area) && (text.includes(area) || category.includes(area)),
          ),
      );
      const foreign = named.name === 'developer' ? [] : core.filter(({ text }) => softwareTerms.test(text));

      expect(checkPlan(plan, brief.cv).problems).toEqual([]);
      expect(unasked).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );
});

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
