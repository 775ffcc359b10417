import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('a moment › is written in front, with version 7 and the variant of RFC 9562', () => {
    expect(newId(0x0123456789ab)).toMatch(/^01234567-89ab-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId(1)).toMatch(/^00000000-0001-7/);
  });

  it('the same moment › makes other ids', () => {
    const ids = Array.from({ length: 1000 }, () => newId(1));
    expect(new Set(ids).size).toBe(1000);
  });
});
