import { describe, expect, test } from 'vitest';
import { checkText, isClean } from '#knowledge/guard/check-text.ts';
import { crewLinesEn } from '#tests/fixtures/guard/crew-lines.en.ts';
import { crewLinesUk } from '#tests/fixtures/guard/crew-lines.uk.ts';
import { eighthDevelopmentLinesEn } from '#tests/fixtures/guard/eighth-development-lines.en.ts';
import { eighthDevelopmentLinesUk } from '#tests/fixtures/guard/eighth-development-lines.uk.ts';
import { planLinesEn } from '#tests/fixtures/guard/plan-lines.en.ts';
import { planLinesUk } from '#tests/fixtures/guard/plan-lines.uk.ts';
import { seventhDevelopmentLinesEn } from '#tests/fixtures/guard/seventh-development-lines.en.ts';
import { seventhDevelopmentLinesUk } from '#tests/fixtures/guard/seventh-development-lines.uk.ts';
import { staffLinesEn } from '#tests/fixtures/guard/staff-lines.en.ts';
import { staffLinesUk } from '#tests/fixtures/guard/staff-lines.uk.ts';

// The rules were written to pass the lawful lines, so these only show that the forbidden ones with the same words are
// still found.
describe.each([
  { name: 'lines of plans', language: 'en', groups: planLinesEn },
  { name: 'lines of plans', language: 'uk', groups: planLinesUk },
  { name: 'seventh development', language: 'en', groups: seventhDevelopmentLinesEn },
  { name: 'seventh development', language: 'uk', groups: seventhDevelopmentLinesUk },
  { name: 'eighth development', language: 'en', groups: eighthDevelopmentLinesEn },
  { name: 'eighth development', language: 'uk', groups: eighthDevelopmentLinesUk },
  { name: 'lines of version 42', language: 'en', groups: crewLinesEn },
  { name: 'lines of version 42', language: 'uk', groups: crewLinesUk },
  { name: 'lines of version 43', language: 'en', groups: staffLinesEn },
  { name: 'lines of version 43', language: 'uk', groups: staffLinesUk },
] as const)('$name in $language', ({ language, groups }) => {
  const lines = groups.flatMap(({ kind, topics, lines: texts }) => texts.map((text) => ({ text, kind, topics })));

  test('lawful lines › checked › are clean', () => {
    const alarms = lines.filter(({ text, kind, topics }) => topics.length === 0 && !isClean(text, { language, kind }));
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  test('forbidden lines in the same words › checked › are found under their topic', () => {
    const missed = lines.filter(
      ({ text, kind, topics }) =>
        topics.length > 0 && !checkText(text, { language, kind }).some(({ topic }) => topics.includes(topic)),
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
});
