import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { readRequirements } from '#knowledge/posting/read-requirements.ts';
import {
  type LabelledAs,
  type LabelledPosting,
  labelledPostings,
} from '#tests/fixtures/posting-requirements/labelled-postings.ts';

/**
 * The least share of both texts' words that must match: a whole sentence with three requirements matches none of them.
 */
const leastShared = 0.6;

test.each([
  { language: 'en', half: 'mending', precision: 0.97, recall: 0.94 },
  { language: 'uk', half: 'mending', precision: 0.96, recall: 0.98 },
  { language: 'en', half: 'kept', precision: 0.8, recall: 0.81 },
  { language: 'uk', half: 'kept', precision: 0.85, recall: 0.83 },
] as const)(
  'requirements of the $half postings in $language › read by rules › are the labelled ones to $precision and $recall',
  ({ language, half, precision, recall }) => {
    const readings = labelledPostings(language)
      .filter((posting) => posting.half === half)
      .map(readingOf);
    const matched = readings.reduce((sum, { pairs }) => sum + pairs, 0);
    const found = readings.reduce((sum, reading) => sum + reading.found, 0);
    const labelled = readings.reduce((sum, reading) => sum + reading.labelled, 0);
    const differences = readings.flatMap((reading) => reading.differences).join('\n');
    expect(matched / found, differences).toBeGreaterThanOrEqual(precision);
    expect(matched / labelled, differences).toBeGreaterThanOrEqual(recall);
  },
);

function readingOf({ name, text, language, requirements }: LabelledPosting) {
  const found = readRequirements(text, language);
  const open = [...requirements];
  const wrong: Requirement[] = [];
  for (const requirement of found) {
    const at = open.findIndex(
      (label) => label.as === labelOf(requirement) && shareOf(label.text, requirement.basis) >= leastShared,
    );
    if (at === -1) wrong.push(requirement);
    else open.splice(at, 1);
  }
  return {
    found: found.length,
    labelled: requirements.length,
    pairs: found.length - wrong.length,
    differences: [
      ...wrong.map((requirement) => `${name}: wrong ${labelOf(requirement)} “${requirement.basis}”`),
      ...open.map((label) => `${name}: missed ${label.as} “${label.text}”`),
    ],
  };
}

function labelOf({ kind, text }: Requirement): LabelledAs {
  if (/or will you get it|або чи отримаєте/u.test(text)) return 'later';
  if (/Can this be checked|Чи можна це перевірити/u.test(text)) return 'checked';
  return kind;
}

function shareOf(one: string, other: string): number {
  const first = wordSet(one);
  const second = wordSet(other);
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / (first.size + second.size);
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
