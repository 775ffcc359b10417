import { updateProfile } from '#contracts/auth/auth.ts';
import type { Language } from '#contracts/common.ts';
import { call } from '#web/shared/api/api-client.ts';
import { updateUser } from '#web/shared/api/session.ts';

/** Saves the language to the account of the current session. Throws what `call` throws. */
export async function saveLanguage(language: Language): Promise<void> {
  updateUser(await call(updateProfile, { body: { language } }));
}
