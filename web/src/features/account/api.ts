import { useMutation } from '@tanstack/react-query';
import { type User, profile, updateProfile } from '#contracts/auth.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { call } from '#web/shared/api-client.ts';
import { currentLanguage, setLanguage } from '#web/shared/i18n.ts';
import { setUser } from '#web/shared/session.ts';

export type ProfileChange = BodyInputOf<typeof updateProfile>;

/** What the server says of the account counts on this device: its language is that of the pages. */
async function adopt(user: User): Promise<void> {
  if (user.language !== currentLanguage()) await setLanguage(user.language);
  setUser(user);
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
