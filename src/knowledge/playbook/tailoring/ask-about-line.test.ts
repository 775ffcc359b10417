import { expect, test } from 'vitest';
import type { Language } from '#contracts/common.ts';
import { againstTheJobCvQuestions } from '#knowledge/playbook/cv-questions/against-the-job.ts';
import { saidAbout } from './ask-about-line.ts';
import type { WorkLine } from './cv-lines.ts';

const lines: Record<Language, readonly [quote: string, area: string]> = {
  en: ['Replaced 14 old DC drives with ABB ACS880', 'drives'],
  uk: ['Перевели 6 насосів на частотники', 'частотники'],
};

test.each([
  ['en', 'cv-job-area-hardest-case', ' This job needs that too: “drives”. Which case in that work tested you most? '],
  [
    'uk',
    'cv-job-area-hardest-case',
    ' Це близько до нашої теми «частотники». Яка справа в тій роботі далася вам найважче? ',
  ],
  [
    'en',
    'cv-job-area-carries-over',
    ' This job needs that too: “drives”. What from that work would help you with it here',
  ],
  ['uk', 'cv-job-area-carries-over', ' Це близько до нашої теми «частотники». Що з тієї роботи придасться тут'],
] as const)(
  'saidAbout › in %s, of %s › leads from the line to the question in sentences to say aloud',
  (language, id, said) => {
    const [quote, area] = lines[language];
    const template = againstTheJobCvQuestions.find((one) => one.id === id);
    if (template === undefined) throw new Error(id);
    const line: WorkLine = {
      page: 1,
      start: 0,
      end: quote.length,
      quote,
      kind: 'change',
      traits: new Set(['figure']),
      facets: new Set(['change']),
      ended: undefined,
      worth: 1,
    };
    const { text, isSayable } = saidAbout(line, template, { kind: 'area', said: area }, language);
    expect(text.ask).toContain(said);
    expect(isSayable).toBe(true);
  },
);
