import { expect, it } from 'vitest';
import { sharedNames } from './shared-names.ts';

it('sharedNames › two of one name, one written otherwise, and one of another › gives the two', () => {
  const candidates = [
    { id: 'a', name: 'Olena Kravets' },
    { id: 'b', name: 'olena  kravets ' },
    { id: 'c', name: 'Taras Melnyk' },
  ];
  expect([...sharedNames(candidates)]).toEqual(['a', 'b']);
});
