import { describe, expect, test } from 'vitest';
import { jobMatterEn } from '#tests/fixtures/guard/job-matter.en.ts';
import { jobMatterUk } from '#tests/fixtures/guard/job-matter.uk.ts';
import { checkRemark, checkText } from '#knowledge/guard/check-text.ts';
import type { TextKind } from '#knowledge/guard/guard-rule.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';

describe.each([
  { language: 'en', cases: jobMatterEn },
  { language: 'uk', cases: jobMatterUk },
] as const)('jobMatter in $language', ({ language, cases }) => {
  const lawful = cases.flatMap(({ posting, lawful: lines }) => lines.map((text) => ({ posting, text })));
  const forbidden = cases.flatMap(({ posting, forbidden: lines }) => lines.map((line) => ({ posting, ...line })));
  const check = (text: string, posting?: (typeof cases)[number]['posting'], kind: TextKind = 'question') =>
    checkText(text, { language, kind, matter: posting && jobMatter(posting) });

  test('lines › counted › are thirty different ones of each sort at least', () => {
    expect(new Set(lawful.map(({ text }) => text)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(forbidden.map(({ text }) => text)).size).toBeGreaterThanOrEqual(30);
  });

  test('a line on the work › without the posting › raises an alarm, with it none', () => {
    expect(lawful.filter(({ text }) => check(text).length === 0)).toEqual([]);
    expect(lawful.filter(({ text, posting }) => check(text, posting).length > 0)).toEqual([]);
  });

  test('a line that asks about the candidate › whatever the posting names › is found', () => {
    const missed = forbidden.filter(
      ({ text, posting, topic }) => !check(text, posting).some((finding) => finding.topic === topic),
    );
    expect(missed).toEqual([]);
  });

  test('a remark of a model › on the work that the posting names › is found without the posting, not with it', () => {
    const remarks = cases.flatMap(({ posting, remarks: lines = [] }) => lines.map((text) => ({ posting, text })));
    const remark = (text: string, posting?: (typeof cases)[number]['posting']) =>
      checkRemark(text, { language, matter: posting && jobMatter(posting) });
    expect(remarks.length).toBeGreaterThanOrEqual(8);
    expect(remarks.filter(({ text }) => remark(text).length === 0)).toEqual([]);
    expect(remarks.filter(({ text, posting }) => remark(text, posting).length > 0)).toEqual([]);
    const missed = cases.flatMap(({ posting, forbiddenRemarks = [] }) =>
      forbiddenRemarks.filter(({ text, topic }) =>
        [posting, undefined].some((of) => !remark(text, of).some((finding) => finding.topic === topic)),
      ),
    );
    expect(missed).toEqual([]);
  });

  test('every line › as a note or an advert › is judged without the posting', () => {
    for (const kind of ['note', 'advert'] as const) {
      for (const { text, posting } of [...lawful, ...forbidden]) {
        expect(check(text, posting, kind)).toEqual(check(text, undefined, kind));
      }
    }
  });
});

test('jobMatter › of a clause that is itself an offence › names no matter of the work', () => {
  const posting = {
    title: 'Shop assistant',
    description: 'No union members, please.',
    focusAreas: ['tills and stock'],
  };
  expect([...jobMatter(posting)].toSorted()).toEqual(['assistant', 'shop', 'stock', 'till']);
});

test('jobMatter › asked for twice of one posting › is made once', () => {
  const posting = { title: 'Dialysis nurse', description: '', focusAreas: [] };
  expect(jobMatter(posting)).toBe(jobMatter(posting));
});
