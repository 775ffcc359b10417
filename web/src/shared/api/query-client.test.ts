import { describe, expect, it } from 'vitest';
import type { User } from '#contracts/auth/auth.ts';
import { queryClient } from './query-client.ts';
import { endSession, setUser } from './session.ts';

const aUser = (id: string) => ({ id }) as unknown as User;
const seen = () => queryClient.getQueryData(['candidate', 'one']);

describe('queryClient', () => {
  it('another user signs in from another tab › what was read for the first › is gone', () => {
    setUser(aUser('olena'));
    queryClient.setQueryData(['candidate', 'one'], 'Marta');
    setUser(aUser('taras'));
    expect(seen()).toBeUndefined();
  });

  it('a session ends › what was read in it › is gone', () => {
    setUser(aUser('olena'));
    queryClient.setQueryData(['candidate', 'one'], 'Marta');
    endSession();
    expect(seen()).toBeUndefined();
  });

  it('the profile is read again › the same user › keeps what was read', () => {
    setUser(aUser('olena'));
    queryClient.setQueryData(['candidate', 'one'], 'Marta');
    setUser(aUser('olena'));
    expect(seen()).toBe('Marta');
  });
});
