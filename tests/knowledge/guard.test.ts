import type { Language } from '#contracts/common.ts';
import { languages } from '#contracts/languages.ts';
import { describe, expect, test } from 'vitest';
import { checkText } from '#knowledge/guard/check-text.ts';
import { textKinds } from '#knowledge/guard/guard-rule.ts';
import { guardRules } from '#knowledge/guard/guard-rules.ts';
import { matterStems } from '#knowledge/guard/subject/matter-line.ts';
import { normaliseText } from '#knowledge/guard/text/normalise-text.ts';
import { developmentLinesEn } from '#tests/fixtures/guard/development-lines.en.ts';
import { developmentLinesUk } from '#tests/fixtures/guard/development-lines.uk.ts';
import { fifthDevelopmentLinesEn } from '#tests/fixtures/guard/fifth-development-lines.en.ts';
import { fifthDevelopmentLinesUk } from '#tests/fixtures/guard/fifth-development-lines.uk.ts';
import { secondDevelopmentLinesEn } from '#tests/fixtures/guard/second-development-lines.en.ts';
import { secondDevelopmentLinesUk } from '#tests/fixtures/guard/second-development-lines.uk.ts';
import { fourthDevelopmentLinesEn } from '#tests/fixtures/guard/fourth-development-lines.en.ts';
import { fourthDevelopmentLinesUk } from '#tests/fixtures/guard/fourth-development-lines.uk.ts';
import { sixthDevelopmentLinesEn } from '#tests/fixtures/guard/sixth-development-lines.en.ts';
import { thirdDevelopmentLinesEn } from '#tests/fixtures/guard/third-development-lines.en.ts';
import { sixthDevelopmentLinesUk } from '#tests/fixtures/guard/sixth-development-lines.uk.ts';
import { thirdDevelopmentLinesUk } from '#tests/fixtures/guard/third-development-lines.uk.ts';
import type { LabelledLine } from '#tests/fixtures/guard/labelled-line.ts';
import { labelledLinesEn } from '#tests/fixtures/guard/labelled-lines.en.ts';
import { labelledLinesUk } from '#tests/fixtures/guard/labelled-lines.uk.ts';
import { laterLinesEn } from '#tests/fixtures/guard/later-lines.en.ts';
import { laterLinesUk } from '#tests/fixtures/guard/later-lines.uk.ts';

// First runs, 2026-11-20, on lines that no rule had been fitted to (recall; false alarms). A first run cannot be repeated:
// afterwards the rules were changed for the misses, and the tests below keep what was gained.
//   first sitting:  en 59/59; 0/37   uk 63/64; 0/36   written before the rules, but by their author
//   second sitting: en 13/59; 3/42   uk 21/62; 0/42   indirect on purpose: hints, idioms, half-sentences
//   third sitting:  en 16/39; 1/23   uk 16/42; 2/23   like the second, after rules were changed for it
//   fourth sitting: en 20/30; 2/20   uk 19/30; 1/20   plain questions again, in new words
//   fifth sitting:  en 17/24; 0/12   uk 14/24; 0/12   like the fourth, after rules were changed for it
//   development:    en 89/207; 11/132 uk 87/206; 11/132 every topic, with as many similar lawful lines, before rules
//                                                     decided whose fact a word names
//     its held-out third after those rules:  en 59/69; 2/44  uk 61/69; 0/44
//   second development: en 80/99; 3/77 uk 73/99; 8/77 written after those rules
//   third development: en 178/399; 14/154 uk 202/401; 12/144 hints and slang on purpose, before their word families
//   fourth development: en 92/135; 8/123 uk 96/135; 11/123 after those families; plain and indirect, mixed
//   fifth development: en 104/183; 14/85 uk 124/183; 11/83 by the classes of misses of sitting d, before version 5;
//                                                     without six repeats per language and the lines written later
//   sixth development: en 138/172; 0/130 uk 134/170; 10/130 by two writers who had not read the rules, run on version 5;
//                                                     its files also hold lines by the developer of version 6
// In other words: new wordings of a plain forbidden question were found in about two of three cases, hints less often, and
// lawful text raised no alarm (4307 strings of the playbook). Add a miss that is found in use to later-lines.
const examinations = [
  {
    language: 'en',
    lines: [
      ...labelledLinesEn,
      ...laterLinesEn,
      ...developmentLinesEn,
      ...secondDevelopmentLinesEn,
      ...thirdDevelopmentLinesEn,
      ...fourthDevelopmentLinesEn,
      ...fifthDevelopmentLinesEn,
      ...sixthDevelopmentLinesEn,
    ],
  },
  {
    language: 'uk',
    lines: [
      ...labelledLinesUk,
      ...laterLinesUk,
      ...developmentLinesUk,
      ...secondDevelopmentLinesUk,
      ...thirdDevelopmentLinesUk,
      ...fourthDevelopmentLinesUk,
      ...fifthDevelopmentLinesUk,
      ...sixthDevelopmentLinesUk,
    ],
  },
] as const;

/** The guard's findings in a line by itself, cached because several tests need them. */
const found = new Map<LabelledLine, ReturnType<typeof checkText>>();
function findingsOf(line: LabelledLine, language: Language): ReturnType<typeof checkText> {
  const findings = found.get(line) ?? checkText(line.text, { language, kind: line.kind });
  found.set(line, findings);
  return findings;
}

describe.each(examinations)('guard in $language', ({ language, lines }) => {
  const isCaught = (line: LabelledLine) =>
    findingsOf(line, language).some((finding) => line.topics.includes(finding.topic));
  const forbidden = lines.filter((line) => line.topics.length > 0);
  const lawful = lines.filter((line) => line.topics.length === 0);

  test('labelled set › counted › holds 220 different lines, a third of them held out, about half forbidden', () => {
    expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(220);
    expect(lines.filter((line) => line.heldOut).length / lines.length).toBeGreaterThan(0.32);
    expect(Math.min(forbidden.length, lawful.length) / lines.length).toBeGreaterThan(0.35);
  });

  // Two in a hundred are tolerated; the failure lists the lines beyond that.
  const beyondTolerance = (wrong: readonly LabelledLine[], of: readonly LabelledLine[]) =>
    wrong.slice(Math.floor(of.length * 0.02)).map((line) => line.text);

  test('forbidden lines › checked › at least 98 % are found under their topic', () => {
    const missed = forbidden.filter((line) => !isCaught(line));
    expect(beyondTolerance(missed, forbidden)).toEqual([]);
  });

  test('forbidden questions › under a posting that names every word of them › are found all the same', () => {
    const questions = forbidden.filter((line) => line.kind === 'question' && isCaught(line));
    const matter = new Set(questions.flatMap(({ text }) => matterStems(normaliseText(text, language).text)));
    const missed = questions.filter(
      ({ text, topics }) =>
        !checkText(text, { language, kind: 'question', matter }).some(({ topic }) => topics.includes(topic)),
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  test('lawful lines › checked › at most 2 % raise an alarm', () => {
    const alarms = lawful.filter((line) => findingsOf(line, language).length > 0);
    expect(beyondTolerance(alarms, lawful)).toEqual([]);
  });
});

describe('guard rules', () => {
  test('ids › listed › are unique and start with their topic', () => {
    expect(new Set(guardRules.map((rule) => rule.id)).size).toBe(guardRules.length);
    const misnamed = guardRules.filter((rule) => !rule.id.startsWith(`${rule.topic.replaceAll('_', '-')}.`));
    expect(misnamed).toEqual([]);
  });

  test('lawful wordings › checked by the guard itself › are clean in every kind', () => {
    const alarms = guardRules.flatMap(({ id, lawful }) =>
      languages.flatMap((language) =>
        textKinds.flatMap((kind) =>
          checkText(lawful[language], { language, kind }).map((finding) => `${id}: ${finding.excerpt}`),
        ),
      ),
    );
    expect(alarms).toEqual([]);
  });

  test('rules › run over the labelled set › each rule is reached by some labelled line', () => {
    const reached = new Set(
      examinations.flatMap(({ language, lines }) =>
        lines.flatMap((line) => findingsOf(line, language).map((finding) => finding.ruleId)),
      ),
    );
    expect(guardRules.map((rule) => rule.id).filter((id) => !reached.has(id))).toEqual([]);
  });
});
