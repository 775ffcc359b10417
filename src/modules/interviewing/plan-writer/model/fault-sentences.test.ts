import { expect, test } from 'vitest';
import { faultSentences } from './fault-sentences.ts';

const ofItems = ['law', 'language', 'figure', 'counted_days'];
test.each([
  ['follow_up', [...ofItems, 'asks_twice', 'repeats', 'leads_in', 'other_matter']],
  ['point', [...ofItems, 'asks_twice', 'repeats', 'ungrounded']],
  ['beside_the_talk', [...ofItems, 'trait', 'referee']],
  ['to_decide', [...ofItems, 'trait', 'verdict']],
])('faultSentences › of a %s › has a sentence of its own for each fault', (kind, faults) => {
  const sentences = faults.map((fault) => faultSentences([`${kind}.${fault}`]));
  for (const told of sentences) expect(told).toHaveLength(1);
  expect(new Set(sentences.flat()).size).toBe(faults.length);
});

test('faultSentences › of a detail of another rule › is silent', () => {
  expect(faultSentences(['age.direct', 'age.figure', 'unknown'])).toEqual([]);
});
