import { expect, test } from 'vitest';
import { canonicalJson, coreHash } from './core-hash.ts';
import { labelledAnchors } from './band-labels.ts';
import type { CoreBlock } from './plan-parts.ts';

function aCore(change: Partial<CoreBlock['questions'][number]> = {}): CoreBlock {
  return {
    competencies: [{ id: 'a', name: 'A', definition: 'About A.', source: 'position_text', mustHave: true }],
    focusAreas: ['A', 'B'],
    requirements: [],
    questions: [
      {
        id: '01900000-0000-7000-8000-000000000001',
        order: 1,
        block: 'core',
        mustAsk: true,
        competencyId: 'a',
        category: 'A',
        kind: 'behavioral',
        difficulty: 'easy',
        text: 'What did you do?',
        whyAsked: 'It shows what was done.',
        expectedMin: 5,
        expectedAnswer: { keyPoints: ['One', 'Two', 'Three'], notRequired: [] },
        anchors: labelledAnchors('en', [['Nothing'], ['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']]),
        probes: [],
        redFlags: [],
        focusAreas: [],
        guard: { pack: null, verdict: 'clean', ruleIds: [] },
        ...change,
      },
    ],
  };
}

test('coreHash › of a copy with other ids, minutes, focus areas and law mark › is the same', () => {
  const copy = aCore({
    id: '01900000-0000-7000-8000-000000000002',
    expectedMin: 8,
    focusAreas: ['A'],
    guard: { pack: 'US', verdict: 'overridden', ruleIds: ['age.x'] },
  });
  expect(coreHash(copy)).toBe(coreHash(aCore()));
});

test('coreHash › after a trip through JSON with its keys in another order › is the same', () => {
  const { questions, competencies, focusAreas } = aCore();
  const reordered: CoreBlock = JSON.parse(
    JSON.stringify({
      focusAreas,
      competencies,
      questions: questions.map((q) => Object.fromEntries(Object.entries(q).toReversed())),
    }),
  );
  expect(coreHash(reordered)).toBe(coreHash(aCore()));
});

test.each([{ text: 'What did you decide?' }, { mustAsk: false }, { difficulty: 'hard' as const }])(
  'coreHash › when an edit changes %o › differs',
  (change) => {
    expect(coreHash(aCore(change))).not.toBe(coreHash(aCore()));
  },
);

test('coreHash › of a plan’s questions › leaves the CV block out', () => {
  const core = aCore();
  const about = aCore({ block: 'cv', text: 'What stands behind this line?', order: 2 });
  expect(coreHash({ ...core, questions: [...core.questions, ...about.questions] })).toBe(coreHash(core));
});

test('canonicalJson › of members in any order › gives equal bytes', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'ї' })).toBe('{"a":"ї","b":[{"d":1}]}');
});
