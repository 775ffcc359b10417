import { describe, expect, it } from 'vitest';
import { cvBlocks, marksIn } from './cv-blocks.ts';

const shown = (page: string) => cvBlocks(page).map(({ kind, text }) => [kind, text]);

describe('cvBlocks', () => {
  it('a page › of headings and paragraphs › is cut at its blank lines', () => {
    expect(shown('Marta Ellison\nEngineer\n\nSKILLS\n\nTypeScript, Go\n \nWork experience:\n\nAcme 2019')).toEqual([
      ['text', 'Marta Ellison\nEngineer'],
      ['heading', 'SKILLS'],
      ['text', 'TypeScript, Go'],
      ['heading', 'Work experience:'],
      ['text', 'Acme 2019'],
    ]);
  });

  it('a heading › with its paragraph right under it › is told apart from it', () => {
    expect(shown('ДОСВІД РОБОТИ\nАкме, 2019\n\nТарас Винник\n\nСтек\nGo\nPython\n\nОсвіта\nКиїв, 2012')).toEqual([
      ['heading', 'ДОСВІД РОБОТИ'],
      ['text', 'Акме, 2019'],
      ['heading', 'Тарас Винник'],
      ['text', 'Стек\nGo\nPython'],
      ['heading', 'Освіта'],
      ['text', 'Київ, 2012'],
    ]);
  });

  it('a name › and what somebody is, each alone at the top › are no headings', () => {
    expect(shown('Тарас Винник\n\nBackend-розробник\n\nСтек\nGo\nPython')).toEqual([
      ['text', 'Тарас Винник'],
      ['text', 'Backend-розробник'],
      ['heading', 'Стек'],
      ['text', 'Go\nPython'],
    ]);
  });

  it.each(['ada@example.com', '+44 20 7946 0123', 'Led a team.', 'One of the first to be in the room when it broke'])(
    'a line alone › %s › is no heading',
    (line) => {
      expect(shown(`One\n\nTwo\n\n${line}`).at(-1)).toEqual(['text', line]);
    },
  );

  it('each block › of any page › begins where its text stands on the page', () => {
    const page = '\n\n  SKILLS\nGo\n\n\nAcme, 2019\n';
    for (const { start, text } of cvBlocks(page)) expect(page.slice(start, start + text.length)).toBe(text);
    expect(cvBlocks(page)).toHaveLength(3);
  });
});

describe('marksIn', () => {
  it('a quote › from a heading into the text under it › is marked in both, for its question', () => {
    const [, , heading, text] = cvBlocks('One\n\nTwo\n\nSKILLS\nTypeScript, Go');
    if (heading === undefined || text === undefined) throw new Error('not cut');
    const mark = { start: heading.start, end: text.start + 10, question: 2 };
    expect(marksIn(heading, [mark])).toEqual([{ start: 0, end: 6, question: 2 }]);
    expect(marksIn(text, [mark])).toEqual([{ start: 0, end: 10, question: 2 }]);
  });

  it('a quote › of another block › is not in this one', () => {
    const [one] = cvBlocks('One\n\nTwo');
    if (one === undefined) throw new Error('not cut');
    expect(marksIn(one, [{ start: 5, end: 8 }])).toEqual([]);
  });
});
