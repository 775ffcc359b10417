import { describe, expect, test } from 'vitest';
import { namedThingsEn } from '#tests/fixtures/guard/named-things.en.ts';
import { namedThingsUk } from '#tests/fixtures/guard/named-things.uk.ts';
import { checkRemark, checkText } from '#knowledge/guard/check-text.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { forbiddenInAnswer } from '#knowledge/plan/rules/law-rules.ts';

describe.each([
  { language: 'en', cases: namedThingsEn, alone: 50 },
  { language: 'uk', cases: namedThingsUk, alone: 15 },
] as const)('what a posting names as a thing in $language', ({ language, cases, alone }) => {
  const lawful = cases.flatMap(({ posting, lawful: lines }) => lines.map((text) => ({ posting, text })));
  const forbidden = cases.flatMap(({ posting, forbidden: lines }) => lines.map((line) => ({ posting, ...line })));
  const check = (text: string, matter?: JobMatter) => checkText(text, { language, kind: 'question', matter });

  test('a sentence about the thing › with its posting › raises no alarm, asked or listened for', () => {
    const alarms = lawful.filter(
      ({ text, posting }) =>
        check(text, jobMatter(posting)).length > 0 ||
        forbiddenInAnswer(text, { language, matter: jobMatter(posting) }).length > 0,
    );
    expect(alarms.map(({ text }) => text)).toEqual([]);
    expect(lawful.filter(({ text }) => check(text).length > 0).length).toBeGreaterThanOrEqual(alone);
  });

  test('a sentence about the candidate › with the posting or without › is found', () => {
    const missed = forbidden.filter(({ text, posting, topic }) =>
      [jobMatter(posting), undefined].some((matter) => !check(text, matter).some((found) => found.topic === topic)),
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  test('a remark › of what is counted and of somebody › is told apart', () => {
    const remark = (text: string, matter?: JobMatter) => checkRemark(text, { language, matter });
    for (const { posting, remarks = [], forbiddenRemarks = [] } of cases) {
      const matter = jobMatter(posting);
      expect(remarks.filter((text) => remark(text, matter).length > 0)).toEqual([]);
      expect(forbiddenRemarks.filter(({ text }) => remark(text, matter).length === 0)).toEqual([]);
    }
  });
});
