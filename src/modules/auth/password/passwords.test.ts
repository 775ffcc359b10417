import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const small = createPasswords({ PASSWORD_HASH: 'small' });
const standard = createPasswords({ PASSWORD_HASH: 'standard' });

describe('createPasswords', () => {
  it('a password › hashed twice › gives two hashes that both match it and no other', async () => {
    await small.withHashing(async ({ hash, matches }) => {
      const [first, second] = [await hash('grey-Heron-41'), await hash('grey-Heron-41')];
      expect(first).not.toBe(second);
      expect(await Promise.all([first, second].map((stored) => matches('grey-Heron-41', stored)))).toEqual([
        true,
        true,
      ]);
      expect(await matches('grey-Heron-42', first)).toBe(false);
    });
  });

  it('no stored hash › compared › does not match', async () => {
    expect(await small.withHashing(({ matches }) => matches('grey-Heron-41', null))).toBe(false);
  });

  it('a letter in two Unicode forms › compared › is the same letter', async () => {
    await small.withHashing(async ({ hash, matches }) => {
      expect(await matches('Сірий-лис-41'.normalize('NFD'), await hash('Сірий-лис-41'.normalize('NFC')))).toBe(true);
    });
  });

  it('a hash of the small profile › where the standard one runs › matches and is outdated', async () => {
    const stored = await small.withHashing(({ hash }) => hash('grey-Heron-41'));
    await standard.withHashing(async ({ matches, isOutdated }) => {
      expect([await matches('grey-Heron-41', stored), isOutdated(stored)]).toEqual([true, true]);
    });
    expect(await small.withHashing(async ({ isOutdated }) => isOutdated(stored))).toBe(false);
  });
});
