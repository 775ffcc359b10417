import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { editOf, linesOf, moved, sheetOf, newQuestion, valuesOf, withEdit, without } from './question-values.ts';

const question: Question = {
  id: 'b',
  order: 2,
  block: 'core',
  mustAsk: true,
  competencyId: 'care',
  category: 'Care',
  kind: 'situational',
  difficulty: 'medium',
  text: 'A card is declined twice. What do you do?',
  whyAsked: 'It happens each week.',
  expectedMin: 6,
  expectedAnswer: { keyPoints: ['Says what is known', 'Offers another way'], notRequired: [] },
  anchors: bands.map((band) => ({ band, label: band, behaviours: [`Says ${band}`, `Does ${band}`] })),
  probes: [{ text: 'And then?', trigger: 'no_result' }],
  redFlags: [{ text: 'Blames the bank', jobReason: 'We answer for it.' }],
  focusAreas: [],
  guard: { pack: null, verdict: 'clean', ruleIds: [] },
};
const asked = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('question values', () => {
  it.each([
    [9, 5],
    [4, 4],
    [1, 3],
  ])('newQuestion › with %d minutes free › begins with %d', (free, minutes) => {
    expect(newQuestion({ competencies: [] }, free).minutes).toBe(minutes);
  });

  it('editOf › of a question that nobody touched › holds all of its words', () => {
    expect(editOf(question, valuesOf(question))).toEqual({
      id: 'b',
      text: question.text,
      expectedMin: 6,
      mustAsk: true,
      keyPoints: ['Says what is known', 'Offers another way'],
      behaviours: bands.map((band) => [`Says ${band}`, `Does ${band}`]),
      probes: ['And then?'],
      redFlags: ['Blames the bank'],
      handout: [],
    });
  });

  it('editOf › of a new question › names kind and competency, and leaves bands that nobody wrote to the server', () => {
    const values = {
      ...newQuestion({ competencies: [] }, 9),
      text: ' Why? ',
      keyPoints: 'A reason',
      competencyId: 'care',
    };
    const edit = editOf(undefined, values);
    expect(edit).toMatchObject({ text: 'Why?', kind: 'behavioral', competencyId: 'care', keyPoints: ['A reason'] });
    expect(edit).not.toHaveProperty('behaviours');
    expect(edit).not.toHaveProperty('id');
  });

  it('linesOf › of a text with blanks and repeated lines › holds each line once', () => {
    expect(linesOf(' One\n\nTwo \n One')).toEqual(['One', 'Two']);
  });
});

describe('sheetOf', () => {
  it('a sheet of code › keeps its indentation and repeated lines', () => {
    expect(sheetOf('if (x) {\n  go();  \n}\n\nif (x) {\n')).toEqual(['if (x) {', '  go();', '}', 'if (x) {']);
  });
});

describe('the questions after an edit', () => {
  it('withEdit › of one that is there › stands in its place; a new one comes last', () => {
    const edit = editOf(question, valuesOf(question));
    expect(withEdit(asked, edit)).toEqual([{ id: 'a' }, edit, { id: 'c' }]);
    const added = editOf(undefined, newQuestion({ competencies: [] }, 9));
    expect(withEdit(asked, added)).toEqual([...asked, added]);
  });

  it('without › one of them › keeps the others in order', () => {
    expect(without(asked, 'b')).toEqual([{ id: 'a' }, { id: 'c' }]);
  });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
  ] as const)('moved › %s by %i › gives %s', (id, by, order) => {
    expect(
      moved(asked, id, by)
        .map((edit) => ('id' in edit ? edit.id : ''))
        .join(''),
    ).toBe(order);
  });
});
