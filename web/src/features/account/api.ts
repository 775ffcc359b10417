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

/** What the server says of the account counts on this device: its language is that of the pages. */
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

/** Asks the server for the profile anew, whatever is known here. */
export function useRefreshProfile() {
  return useMutation({ mutationFn: () => call(profile), onSuccess: adopt });
}

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).items,
  // signing in elsewhere changes nothing that this page would hear of
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

/** What deleting the account would take with it; asked anew for each dialog. */
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
      // each says until when it is kept
      void client.invalidateQueries({
        queryKey: ['candidate'],
        predicate: ({ queryKey }) => queryKey[1] !== 'retention',
      });
    },
  });
}
