import { expect, test } from 'vitest';
import type { Evidence } from './plan.ts';
import {
  linesOfRequirement,
  momentOfUnscored,
  requirementOfPoint,
  requirementsByNeed,
  requirementsToTick,
  unscoredPoints,
} from './plan-requirements.ts';

const line = (start: number): Evidence => ({
  cvId: 'cv',
  page: 1,
  start,
  end: start + 20,
  quote: 'Valid until June 2025',
});
const licences = (['licence', 'licence'] as const).map((kind) => ({ text: 'A licence', basis: 'A licence', kind }));
const candidate = {
  strengths: [],
  areasToProbe: [],
  followUps: [],
  requirementEvidence: [
    { index: 0, evidence: line(0) },
    { index: 1, evidence: line(40) },
  ],
  seenEarlier: [],
  toPrepare: [],
  furtherWhen: [],
  beforeOffer: [],
  alsoOpen: [],
  privateMatters: [],
};

test('linesOfRequirement › a point to settle asks about the line › it stands there alone', () => {
  const toSettle = [{ text: 'By when will it be renewed?', evidence: line(40) }];
  const shown = [0, 1, 2].map((index) =>
    linesOfRequirement({ requirements: licences, candidate: { ...candidate, toSettle } }, index),
  );
  expect(shown).toEqual([[line(0)], [], []]);
  expect(linesOfRequirement({ requirements: licences, candidate: { ...candidate, toSettle: [] } }, 1)).toEqual([
    line(40),
  ]);
});

test('linesOfRequirement › a point asked in place of another requirement names the line › it stays answered', () => {
  const toSettle = [{ text: 'It ends before you begin. When do you renew it?', requirement: 0, evidence: line(40) }];
  expect(linesOfRequirement({ requirements: licences, candidate: { ...candidate, toSettle } }, 1)).toEqual([line(40)]);
});

test('linesOfRequirement › a point about another paper names the line as the nearest › it stays answered', () => {
  const named = ['A lifting certificate helps.', licences[1]?.text ?? ''];
  const shown = named.map((basis) =>
    linesOfRequirement(
      {
        requirements: licences,
        candidate: { ...candidate, toSettle: [{ text: 'Do you hold it?', basis, evidence: line(40) }] },
      },
      1,
    ),
  );
  expect(shown).toEqual([[line(40)], []]);
});

test('linesOfRequirement › years, and a point about their line › they stay answered', () => {
  const years = { text: 'Two years of nights', basis: 'two years', kind: 'other' as const };
  const toSettle = [{ text: 'Which work was done from May to September?', evidence: line(40) }];
  expect(linesOfRequirement({ requirements: [years, years], candidate: { ...candidate, toSettle } }, 1)).toEqual([
    line(40),
  ]);
});

test('linesOfRequirement › two lines answer it › both stand, or neither', () => {
  const requirementEvidence = [{ index: 0, evidence: line(0), second: line(40) }];
  const both = { ...candidate, requirementEvidence, toSettle: [] };
  expect(linesOfRequirement({ requirements: licences, candidate: both }, 0)).toEqual([line(0), line(40)]);
  const toSettle = [{ text: 'By when will it be renewed?', evidence: line(40) }];
  expect(linesOfRequirement({ requirements: licences, candidate: { ...both, toSettle } }, 0)).toEqual([]);
});

test('linesOfRequirement › a point rests on an earlier round alone › takes no line', () => {
  const toSettle = [{ text: 'Which point stayed open?', followsUp: true }];
  expect(linesOfRequirement({ requirements: licences, candidate: { ...candidate, toSettle } }, 0)).toEqual([line(0)]);
});

test('linesOfRequirement › a point lays two lines beside each other › neither stands again', () => {
  // Another part of the same line.
  const toSettle = [{ text: 'Which of the two is right?', evidence: line(100), against: line(50) }];
  const shown = [0, 1].map((index) =>
    linesOfRequirement({ requirements: licences, candidate: { ...candidate, toSettle } }, index),
  );
  expect(shown).toEqual([[line(0)], []]);
});

test('requirementsByNeed › of three the CV shows two › what has to be asked stands apart, each with its place among the answers', () => {
  const named = ['A licence', 'English', 'Nights'].map((text) => ({ text, basis: text, kind: 'other' as const }));
  const { open, shown } = requirementsByNeed({ requirements: named, candidate: { ...candidate, toSettle: [] } });
  expect(open.map(({ text, at }) => [text, at])).toEqual([['Nights', 2]]);
  expect(shown.map(({ text, at, shown: evidence }) => [text, at, evidence[0]?.start])).toEqual([
    ['A licence', 0, 0],
    ['English', 1, 40],
  ]);
});

test('unscoredPoints › a point is asked in place of a requirement › the two are one item', () => {
  const requirements = ['Licence', 'Night shifts', 'English'].map(
    (text) => ({ text, basis: text, kind: 'other' }) as const,
  );
  const point = { text: 'By when will it be renewed?', requirement: 1 };
  const open = { text: 'Which point stayed open?', followsUp: true };
  const plan = { requirements, candidate: { ...candidate, toSettle: [open, point] } };
  expect(unscoredPoints(plan)).toEqual(['Licence', 'English', open.text, point.text]);
  expect(requirementsToTick(plan).map(({ index }) => index)).toEqual([0, 2]);
  expect([point, open].map((one) => requirementOfPoint(plan, one)?.text)).toEqual(['Night shifts', undefined]);
  // Follow-ups that have to be settled come last; other follow-ups are not listed.
  const behind = { questionId: 'q', text: 'Which bus was it?', evidence: line(0) };
  const followUps = [behind, { ...behind, text: 'Who drove it?', followsUp: 'Who drove?', fallsShort: '“We all did”' }];
  expect(unscoredPoints({ ...plan, candidate: { ...plan.candidate, followUps } })).toEqual([
    ...unscoredPoints(plan),
    'Who drove it?',
  ]);
  // A plan from before points referred to requirements.
  const before = { requirements, candidate: { ...candidate, toSettle: [open] } };
  expect(unscoredPoints(before)).toEqual(['Licence', 'Night shifts', 'English', open.text]);
});

test('momentOfUnscored › of a talk › is before its first question or after its last', () => {
  expect(momentOfUnscored([{ kind: 'intro' }, { kind: 'requirements' }, { kind: 'question' }])).toBe('first');
  expect(momentOfUnscored([{ kind: 'intro' }, { kind: 'question' }, { kind: 'requirements' }])).toBe('last');
});
