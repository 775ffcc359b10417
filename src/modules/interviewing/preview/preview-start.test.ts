import { describe, expect, it } from 'vitest';
import type { PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { composePreview } from './compose-preview.ts';
import { previewStart } from './preview-start.ts';

const description = `Staff nurse, surgical ward
You receive patients from theatre, watch vital signs and pain, and hand over at shift change.
Requirements: registration with the nursing council, two years on a ward, night shifts.`;
const cvText = `Olena Kovalenko
Registered nurse
Experience
City hospital, staff nurse, 2019 - 2024
- Led a team of four nurses on nights and cut medication errors by a third
- Trained six new nurses in handover by SBAR
- Cared for twelve patients after surgery each shift
`;
const posting = { title: 'Staff nurse', level: null, type: null, department: null, description };

function composed(cv: string | null) {
  const preview = { id: crypto.randomUUID(), cvText: cv, type: 'technical', durationMin: 60, language: 'en' } as const;
  return composePreview(preview, posting, async () => {});
}

/** All texts that would reveal a question. */
function textsOf(question: PlanContent['questions'][number]): string[] {
  const { text, whyAsked, expectedAnswer, anchors, probes, redFlags, exampleAnswer, decidingFact } = question;
  return [
    text,
    whyAsked,
    ...expectedAnswer.keyPoints,
    ...anchors.flatMap(({ behaviours }) => behaviours),
    ...probes.map((probe) => probe.text),
    ...redFlags.map((flag) => flag.text),
    ...[exampleAnswer ?? [], decidingFact ?? []].flat(),
  ];
}

describe('previewStart', () => {
  it.each([
    ['without a CV', null],
    ['with a CV', cvText],
  ])('a plan %s › gives two questions whole, and of the others nothing that tells them', async (_, cv) => {
    const { title, plan } = await composed(cv);
    const start = previewStart({ title, plan });
    expect(PreviewPlan.parse(start)).toEqual(start);
    const whole = plan.questions.filter(({ mustAsk }) => mustAsk).slice(0, 2);
    const others = plan.questions.filter((question) => !whole.includes(question));
    expect(start.questions.map(({ number, text }) => [number, text])).toEqual(
      whole.map(({ order, text }) => [order, text]),
    );
    expect(start.locked.map(({ number, minutes }) => [number, minutes])).toEqual(
      others.map(({ order, expectedMin }) => [order, expectedMin]),
    );
    expect(start.locked.length).toBeGreaterThan(1);
    const told = JSON.stringify(start);
    // A key point of a few words ("What came of it") may also occur in the text of a question that is shown.
    const shown = whole.flatMap(textsOf).join('\n');
    const withheld = others.flatMap(textsOf).filter((text) => !shown.includes(text));
    expect(withheld.length).toBeGreaterThan(20);
    expect(withheld.filter((text) => told.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    for (const { script } of plan.flow) expect(told).not.toContain(JSON.stringify(script ?? 'no script'));
    expect(Object.keys(start).toSorted()).toEqual(Object.keys(PreviewPlan.shape).toSorted());
  });

  it('a plan that begins with an easy question › gives whole what is asked in any case; without that, the first ones', async () => {
    const { title, plan } = await composed(cvText);
    const [first, ...others] = plan.questions;
    if (first === undefined) throw new Error('a plan without questions');
    const eased = { ...plan, questions: [{ ...first, mustAsk: false }, ...others] };
    const start = previewStart({ title, plan: eased });
    expect(start.questions.map(({ mustAsk }) => mustAsk)).toEqual([true, true]);
    expect(start.locked[0]).toMatchObject({ number: 1, mustAsk: false });
    const bare = { ...plan, questions: plan.questions.map((question) => ({ ...question, mustAsk: false })) };
    expect(previewStart({ title, plan: bare }).questions.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('a plan whose competencies differ in weight › names the questions that decide, of those that are asked in any case', async () => {
    const { title, plan } = await composed(cvText);
    const asked = plan.questions.find(({ mustAsk }) => mustAsk);
    const weighed = (isNeeded: (id: string) => boolean) =>
      plan.competencies.map((one) => ({ ...one, mustHave: isNeeded(one.id) }));
    const decides = (isNeeded: (id: string) => boolean) =>
      previewStart({ title, plan: { ...plan, competencies: weighed(isNeeded) } }).decides;
    expect(decides((id) => id === asked?.competencyId)).toEqual(
      plan.questions
        .filter(({ mustAsk, competencyId }) => mustAsk && competencyId === asked?.competencyId)
        .map(({ order }) => order),
    );
    expect(decides(() => true)).toEqual([]);
  });

  it('a plan with a CV › marks what this person alone is asked, and its parts fill the talk', async () => {
    const content = await composed(cvText);
    expect(content.problems).toEqual([]);
    const { locked, questions, talk, durationMin } = previewStart(content);
    expect([...locked.map(({ own }) => own), ...questions.map(({ block }) => block === 'cv')]).toContain(true);
    expect(talk.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(durationMin);
    expect(content.plan.candidate.strengths.every(({ evidence }) => evidence.cvId === content.cvId)).toBe(true);
  });
});
