import { expect, test } from 'vitest';
import { acceptRequirements } from './accept-requirements.ts';

const posting = 'Current Vic A Grade licence (no restrictions). After-hours roster one week in four. Own hand tools.';
const inPosting = (quote: string) => (posting.includes(quote) ? quote : undefined);

test('acceptRequirements › words that say more than their quote › give way to the posting’s own, and are told', () => {
  const told: (readonly string[])[] = [];
  const accepted = acceptRequirements(
    [
      {
        text: 'Current Victorian A Grade licence without restrictions',
        quote: 'Current Vic A Grade licence (no restrictions)',
        kind: 'licence',
      },
      { text: 'After-hours roster 1 week in 4', quote: 'After-hours roster one week in four', kind: 'shift' },
      { text: 'Own van', quote: 'Own van and trailer', kind: 'other' },
    ],
    'en',
    inPosting,
    (...problem) => told.push(problem),
  );
  expect(accepted.map(({ text }) => text)).toEqual([
    'Current Vic A Grade licence (no restrictions)',
    'After-hours roster 1 week in 4',
  ]);
  expect(told).toEqual([['requirement.unfounded', 'Current Victorian A Grade licence without restrictions']]);
});
