import { expect, test } from 'vitest';
import { pointInShort } from './point-in-short.ts';

const candidate = { strengths: [], areasToProbe: [], toSettle: [] } as never;
const plan = { requirements: [{ text: 'The posting says: “A licence”. Do you hold this?' }], candidate } as never;

test.each([
  ['is asked in place of a requirement', { text: 'How is it?', requirement: 0 }, 'A licence'],
  [
    'compares a line of the CV with a requirement',
    { text: 'How is it?', requirement: 0, evidence: { quote: 'Licence since\n2019' } },
    'A licence – Licence since 2019',
  ],
  ['quotes a long line', { text: 'How?', requirement: 0, evidence: { quote: 'Licence '.repeat(20) } }, 'A licence'],
  ['quotes what the requirement says', { text: 'How?', requirement: 0, evidence: { quote: 'A licence' } }, 'A licence'],
  [
    'says something before it asks',
    { text: 'The budget here is £3.4m. What budget did you answer for?' },
    'The budget here is £3.4m. What budget did you answer for?',
  ],
  ['only asks', { text: 'Does what is offered suit you?' }, 'Does what is offered suit you?'],
])('pointInShort › of a point that %s › is that, as one line', (_case, point, text) => {
  expect(pointInShort(plan, point as never)).toBe(text);
});
