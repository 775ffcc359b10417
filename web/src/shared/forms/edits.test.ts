import { describe, expect, it } from 'vitest';
import { editsOf, mergeEdits } from './edits.ts';

const base = { title: 'Engineer', description: 'Builds', focusAreas: ['APIs'] };

describe('editsOf', () => {
  it('one field was typed into, one back to what it was › asked › names the one that differs', () => {
    expect(editsOf(base, { ...base, title: 'Senior engineer', focusAreas: ['APIs'] })).toEqual({
      title: 'Senior engineer',
    });
  });
});

describe('mergeEdits', () => {
  it('each side changed another field › brought together › has both changes', () => {
    const merged = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, description: 'Theirs' });
    expect(merged).toEqual({ values: { ...base, title: 'Mine', description: 'Theirs' }, both: [] });
  });

  it('both changed the same field › brought together › shows this side’s and names the field', () => {
    const merged = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(merged).toEqual({ values: { ...base, title: 'Mine' }, both: ['title'] });
  });

  it('both made the same change › brought together › is no difference', () => {
    const same = { ...base, focusAreas: ['APIs', 'Data'] };
    expect(mergeEdits(base, same, { ...same }).both).toEqual([]);
  });
});
