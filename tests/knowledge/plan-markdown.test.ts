import { describe, expect, it } from 'vitest';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import { newId } from '#platform/new-id.ts';
import { planMarkdown } from '#tests/plan-reading/plan-markdown.ts';
import { briefOf, postingsIn } from '#tests/plan-reading/posting.ts';

const trades = ['electrician', 'nurse'];
const postings = postingsIn('tests/fixtures/plan-reading').filter(
  ({ set, name }) => set.startsWith('C-') && trades.includes(name),
);

describe('a plan that is given to readers', () => {
  it.each(postings.map((posting) => [`${posting.set}/${posting.name}`, posting] as const))(
    '%s › says each question and what belongs to it once, what it rests on last',
    (_, posting) => {
      const plan = composePlan(briefOf(posting), newId);
      const printed = planMarkdown(posting.posting.position.title, plan, posting.posting.previousFeedback);
      const [, room = '', , ...others] = printed.split(/^#{1,2} /m);
      for (const { text, expectedAnswer, exampleAnswer, whyAsked } of plan.questions) {
        expect(printed.split(text), text).toHaveLength(2);
        expect(room).not.toContain(text);
        for (const point of [...expectedAnswer.keyPoints, whyAsked]) expect(room).not.toContain(point);
        for (const example of [exampleAnswer ?? []].flat()) expect(printed.split(example), example).toHaveLength(2);
      }
      const background = others.slice(plan.questions.length).join(' ');
      for (const { definition } of plan.competencies) {
        expect(printed.split(definition)).toHaveLength(2);
        expect(background).toContain(definition);
      }
    },
  );
});
