import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contracts/auth/account.ts';
import {
  type EmailChange,
  beginEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  emailChange,
  resendEmailChangeCode,
} from '#contracts/auth/email.ts';
import { call } from '#web/shared/api/api-client.ts';
import { updateUser } from '#web/shared/api/session.ts';

/** The pending e-mail change, if any; other devices can start and cancel one too. */
export const emailChangeQuery = queryOptions({
  queryKey: ['user', 'email-change'],
  queryFn: ({ signal }) => call(emailChange, { signal }),
  staleTime: 0,
});

/** How the account's owner can prove their identity; refetched for each dialog. */
export const ownerQuery = queryOptions({
  queryKey: ['user', 'account', 'owner'],
  queryFn: ({ signal }) => call(account, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Updates the cached pending change after any of these calls. */
function useKeepChange() {
  const client = useQueryClient();
  return (change: EmailChange | null) => client.setQueryData(emailChangeQuery.queryKey, { change });
}

// Callbacks are passed to these hooks rather than to `mutate`: the cache update unmounts the calling form, and with it
// the callbacks of `mutate`.

export function useBeginEmailChange(onSent: () => void) {
  const keep = useKeepChange();
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      call(beginEmailChange, { body: password === '' ? { email } : { email, password } }),
    onSuccess: (change) => {
      onSent();
      keep(change);
    },
  });
}

export function useResendEmailChangeCode() {
  const keep = useKeepChange();
  return useMutation({ mutationFn: () => call(resendEmailChangeCode), onSuccess: keep });
}

export function useCancelEmailChange(onCancelled: () => void) {
  const keep = useKeepChange();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: () => {
      onCancelled();
      keep(null);
    },
  });
}

export function useConfirmEmailChange(onDone: () => void) {
  const client = useQueryClient();
  const keep = useKeepChange();
  return useMutation({
    mutationFn: (code: string) => call(confirmEmailChange, { body: { code } }),
    onSuccess: (user) => {
      onDone();
      updateUser(user);
      keep(null);
      // all other sessions have ended
      void client.invalidateQueries({ queryKey: ['user', 'sessions'] });
    },
  });
}
