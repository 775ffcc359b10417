import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { competencies, cvQuestions, frames } from '#knowledge/playbook/playbook.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import type { QuestionText } from '#knowledge/playbook/types.ts';

// The interface uses British spelling. Plans are read in many countries: one spelling, and no word that only one
// country uses for a common thing. Stems for searching postings are not texts and keep both spellings.

const otherSpelling =
  /\b(?:(?:behavior|color|favor|honor|labor(?!at|io)|neighbor)\w*|(?:analy|apologi|categori|emphasi|organi|optimi|prioriti|reali|recogni|summari|speciali)z\w*|centers?|canceled|canceling|traveled|traveling|modeled|fulfill|judgment|gray|percent|learnt|spelt|burnt)\b/giu;

const wordsOfOneCountry =
  /\b(?:lorr(?:y|ies)|programmes?|earthed|theatres?|rotas?|stocktak\w*|fortnight\w*|whilst|amongst|hard shoulder|motorways?|petrol|solicitors?|barristers?|made redundant|redundancies|car park|pavement|spanners?|rucksacks?|snags?|mains|plasterboard|timetabled|sidewalks?|gasoline|trash|zip code|cell ?phones?|elevators?|vacations?|faucets?|railroads?|drywall|paychecks?|fall semester)\b/giu;

/** Both words side by side, so that everybody finds their own; an SQL keyword. */
const explained = /grounded \(earthed\)|\(ANALYZE\)/g;

const playbook = [
  ...[...competencies.flatMap(({ questions }) => questions), ...topicQuestions, ...frames, ...cvQuestions].map(
    ({ id, text }) => [id, textsOf(text.en)] as const,
  ),
  ...topicQuestions.map(({ id, name }) => [id, [name.en]] as const),
  ...competencies.map(
    ({ id, name, definition, bars }) =>
      [
        id,
        [
          name.en,
          definition.en,
          ...Object.values(bars).flatMap(({ strong, exceptional }) => [strong.en, exceptional.en]),
        ],
      ] as const,
  ),
];

const locales = readdirSync(new URL('../../locales/en/', import.meta.url)).map(
  (name) =>
    [name, stringsOf(JSON.parse(readFileSync(new URL(`../../locales/en/${name}`, import.meta.url), 'utf8')))] as const,
);

describe('English texts', () => {
  it('playbook › every text › is spelt in one way, in words of no single country', () => {
    expect(playbook.flatMap(([id, texts]) => found(id, texts))).toEqual([]);
  });

  it('interface › every text › is spelt in one way, in words of no single country', () => {
    expect(locales.flatMap(([name, texts]) => found(name, texts))).toEqual([]);
  });

  it.each([
    'A lorry brings it',
    'Ten percent more',
    'Names the behavior',
    'Organizes the day',
    'They are in theatre',
    'Adds people to the rota',
  ])('the check itself › %s › is found', (value) => {
    expect(found('line', [value])).toHaveLength(1);
  });
});

function found(where: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const said = text.replaceAll(explained, '');
    return [...said.matchAll(otherSpelling), ...said.matchAll(wordsOfOneCountry)].map(([word]) => `${where}: ${word}`);
  });
}

function textsOf(text: QuestionText): string[] {
  return [
    text.ask,
    text.whyAsked,
    ...text.keyPoints,
    ...text.notRequired,
    ...text.anchors.flat(),
    ...text.probes.map((probe) => probe.text),
    ...text.redFlags.flatMap((flag) => [flag.text, flag.jobReason]),
  ];
}

/** Every string below a value of a locale file. */
function stringsOf(value: unknown): string[] {
  const text = z.string().safeParse(value);
  if (text.success) return [text.data];
  const group = z.record(z.string(), z.unknown()).safeParse(value);
  return group.success ? Object.values(group.data).flatMap(stringsOf) : [];
}
