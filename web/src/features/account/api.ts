import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contracts/auth/account.ts';
import { type User, profile, updateProfile } from '#contracts/auth/auth.ts';
import { unlinkGoogle } from '#contracts/auth/google.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { type RetentionMonths, putRetention } from '#contracts/hiring/retention.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/auth/sessions.ts';
import { retentionQuery } from '#web/entities/candidate/retention-query.ts';
import { call } from '#web/shared/api/api-client.ts';
import { currentLanguage, setLanguage } from '#web/shared/language/i18n.ts';
import { updateUser, useUser } from '#web/shared/api/session.ts';

export type ProfileChange = BodyInputOf<typeof updateProfile>;

/** Applies the server's account to this device, including its language. */
async function adopt(user: User): Promise<void> {
  if (user.language !== currentLanguage()) await setLanguage(user.language);
  updateUser(user);
}

export function useSaveProfile() {
  return useMutation({
    mutationFn: (body: ProfileChange) => call(updateProfile, { body }),
    onSuccess: adopt,
  });
}

/** Fetches the profile again, whatever is cached. */
export function useRefreshProfile() {
  return useMutation({ mutationFn: () => call(profile), onSuccess: adopt });
}

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).items,
  // sign-ins on other devices send no event to this page
  staleTime: 0,
});

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useUnlinkGoogle() {
  const client = useQueryClient();
  const user = useUser();
  return useMutation({
    mutationFn: (password: string) => call(unlinkGoogle, { body: { password } }),
    onSuccess: () => {
      updateUser({ ...user, googleAddresses: [] });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** What deleting the account would delete too; refetched for each dialog. */
export const accountQuery = queryOptions({
  queryKey: ['user', 'account'],
  queryFn: ({ signal }) => call(account, { signal }),
  staleTime: 0,
  gcTime: 0,
});

export function usePutRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (months: RetentionMonths | undefined) =>
      call(putRetention, { body: months === undefined ? {} : { months } }),
    onSuccess: (saved) => {
      client.setQueryData(retentionQuery.queryKey, saved);
      // every candidate shows when it will be deleted
      void client.invalidateQueries({
        queryKey: ['candidate'],
        predicate: ({ queryKey }) => queryKey[1] !== 'retention',
      });
    },
  });
}
