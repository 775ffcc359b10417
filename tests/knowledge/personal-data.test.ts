import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelledCvs } from '#tests/helpers/cv/labelled-cvs.ts';
import { minimisePages } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

// CV lines labelled by a person: the section of each (contacts, work or references) and, between ⟦ and ⟧, what must not
// reach a model. A line without a mark must stay unchanged.

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'personal-data');

const around = {
  en: {
    name: 'Olena Kovalenko',
    head: (line: string) => `Backend Engineer\n${line}\n\nExperience\nEngineer, Acme, 2019–2024\n• Led 14 people`,
    work: (line: string) => `Backend Engineer\n\nExperience\nEngineer, Acme, 2019–2024\n• Led 14 people\n${line}`,
    refs: (line: string) =>
      `Engineer\n\nExperience\nEngineer, Acme\n• Led 14 people\n\nReferences\n${line}\n\nLanguages\nEnglish`,
  },
  uk: {
    name: 'Олена Коваленко',
    head: (line: string) => `Інженерка бекенду\n${line}\n\nДосвід роботи\nІнженерка, Acme, 2019–2024\n• Led 14 people`,
    work: (line: string) => `Інженерка бекенду\n\nДосвід\nІнженерка, Acme, 2019–2024\n• Led 14 people\n${line}`,
    refs: (line: string) =>
      `Інженерка\n\nДосвід\nІнженерка, Acme\n• Led 14 people\n\nРекомендації\n${line}\n\nМови\nАнглійська`,
  },
} as const;

type Language = keyof typeof around;
type Place = 'head' | 'work' | 'refs';

interface LabelledLine {
  readonly place: Place;
  readonly text: string;
  /** each word that must be removed */
  readonly personal: readonly string[];
}

function linesOf(language: Language): readonly LabelledLine[] {
  return readFileSync(join(fixtures, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [place = '', marked = ''] = line.split('\t');
      if (place !== 'head' && place !== 'work' && place !== 'refs') throw new Error(`no place: ${line}`);
      const text = marked.replaceAll('⏎', '\n');
      const personal = [...text.matchAll(/⟦([^⟧]+)⟧/gu)].flatMap(
        ([, said = '']) => said.match(/[\p{L}\p{N}]+/gu) ?? [],
      );
      return { place, text: text.replace(/[⟦⟧]/gu, ''), personal };
    });
}

function minimised(language: Language, { place, text }: LabelledLine): string {
  const cv = around[language][place](text);
  const [page] = minimisePages([{ number: 1, visible: cv }], { name: around[language].name });
  const start = cv.indexOf(text);
  expect(page?.visible).toHaveLength(cv.length);
  expect(page?.visible).toContain('• Led 14 people');
  return page?.visible.slice(start, start + text.length) ?? '';
}

const leftOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);

describe.each(['en', 'uk'] as const)('personal data of the labelled lines, %s', (language) => {
  const lines = linesOf(language);

  test('minimisePages › lines with personal data › leave none of it', () => {
    const personal = lines.filter((line) => line.personal.length > 0);
    const leaks = personal.flatMap((line) => {
      const left = leftOf(minimised(language, line));
      const words = line.personal.filter((word) => left.has(word));
      return words.length > 0 ? [`${line.place} ${line.text} › ${words.join(' ')}`] : [];
    });
    expect(lines.length).toBeGreaterThanOrEqual(150);
    expect(personal.length).toBeGreaterThanOrEqual(90);
    expect(leaks).toEqual([]);
  });

  test('minimisePages › lines of work › stay as they are', () => {
    const harmless = lines.filter((line) => line.personal.length === 0);
    const lost = harmless.filter((line) => minimised(language, line) !== line.text);
    console.info(`${language}: ${lost.length} of ${harmless.length} harmless lines lost something`);
    expect(harmless.length).toBeGreaterThanOrEqual(60);
    expect(lost.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });
});

/** Kinds of labelled lines that are about the work and nothing else. */
const ofWork = ['result', 'change', 'led', 'built', 'routine', 'title', 'employer', 'dates', 'skills', 'education'];

test('minimisePages › whole CVs that were labelled for another purpose › keep the work and lose the contacts', () => {
  const cvs = ['development', 'sitting-2026-11-22'].flatMap(labelledCvs);
  const read = cvs.flatMap(({ cv, lines }) => {
    // As if no name had been entered for the candidate.
    const [page] = minimisePages([{ number: 1, visible: cv }], null);
    return lines.flatMap(({ text, kind }) => {
      const at = cv.indexOf(text);
      return at === -1 ? [] : [{ kind, text, left: page?.visible.slice(at, at + text.length) ?? '' }];
    });
  });
  const work = read.filter(({ kind }) => ofWork.includes(kind));
  const lost = work.filter(({ text, left }) => left !== text);
  const contacts = read.filter(({ kind }) => kind === 'contact' || kind === 'referee');
  console.info(`${lost.length} of ${work.length} lines of work in ${cvs.length} CVs lost something`);
  expect(work.length).toBeGreaterThan(500);
  expect(lost.length).toBeLessThanOrEqual(work.length * 0.01);
  expect(contacts.filter(({ left }) => /@|\d{3}[ -]?\d{3}|\d{2} \d{2} р/u.test(left))).toEqual([]);
});
