import { describe, expect, it } from 'vitest';
import { asksAbout, focusAreasOf } from './focus-rules.ts';

const asking = (text: string, category = 'Experience') => ({
  text,
  category,
  whyAsked: 'Shows how the person works.',
  expectedAnswer: { keyPoints: [], notRequired: [] },
});

describe('asksAbout', () => {
  it.each([
    ['the design of a dashboard', 'Which design of yours did people use most?', ['API design', 'Design reviews']],
    ['another kind of safety', 'How do you keep a site safe at night?', ['Food safety']],
    ['інше планування', 'Як ви планували відпустки команди?', ['Планування закупівель']],
    ['облік чогось іншого', 'Як ви вели облік товару на складі?', ['Облік мобілізованих']],
    ['мобільний зв’язок', 'Як ви обирали мобільний застосунок для бригади?', ['Облік мобілізованих']],
    ['людей узагалі', 'Скільки людей приймали наряди?', ['Облік людей']],
    ['one word of three', 'Which stock did you count last?', ['Stock control and ordering']],
  ])('asksAbout › a question about %s › asks about none of the areas that share a word', (_what, text, areas) => {
    expect(focusAreasOf([asking(text)], areas)).toEqual([[]]);
  });

  it.each([
    ['Tell me how you designed an API that others used.', 'API design'],
    ['Як ви планували закупівлі на сезон?', 'Планування закупівель'],
    ['How did you control the ordering of parts?', 'Stock control and ordering'],
    ['Що ви робите з тими, кого мобілізували посеред місяця?', 'Облік мобілізованих'],
    ['Як ви показуєте у звіті мобілізованого працівника?', 'Облік мобілізованих'],
    ['Які дані змінює мобілізація працівника?', 'Облік мобілізованих'],
    ['Розкажіть про найважчі переговори з постачальником.', 'Ведення переговорів'],
    ['Що ви кажете дітям під час адаптації?', 'Адаптація дітей'],
    ['What do you do when the budget is cut?', 'Budget'],
  ])('asksAbout › %s › asks about %s', (text, area) => {
    expect(asksAbout(asking(text), area)).toBe(true);
  });

  it('asksAbout › an area that only its competency names › is asked about', () => {
    expect(asksAbout(asking('Tell me of a time it went wrong.', 'Food safety'), 'Food safety')).toBe(true);
  });
});

describe('focusAreasOf', () => {
  const category = 'Patient safety and family communication';

  it('focusAreasOf › of a competency that joins two areas › follows what each question says', () => {
    const questions = [
      { ...asking('How did you keep patient safety on a short shift?'), category },
      { ...asking('What did you say to the family, and how did the communication end?'), category },
    ];
    expect(focusAreasOf(questions, ['Patient safety', 'Family communication'])).toEqual([
      ['Patient safety'],
      ['Family communication'],
    ]);
  });

  it('focusAreasOf › an area that its writer named › is asked about there alone, whatever words others share', () => {
    const named = { ...asking('Take this shift: who hears it first?'), focusAreas: ['Patient safety'] };
    const other = asking('How did you keep patient safety and infection control apart?');
    expect(focusAreasOf([named, other], ['Patient safety', 'Infection control'])).toEqual([
      ['Patient safety'],
      ['Infection control'],
    ]);
  });

  it('focusAreasOf › of questions that name no area › follows their competency', () => {
    const questions = [{ ...asking('What happened on the worst night?'), category }];
    expect(focusAreasOf(questions, ['Patient safety'])).toEqual([['Patient safety']]);
  });
});
