import { readStored, writeStored } from '#web/shared/storage.ts';

/** Local storage keys. */
export const sessionKeys = { access: 'accessToken', refresh: 'refreshToken', user: 'user' } as const;

export function storedTokens(): { access: string | null; refresh: string | null } {
  return { access: readStored(sessionKeys.access), refresh: readStored(sessionKeys.refresh) };
}

export function storeTokens(tokens: { accessToken: string; refreshToken?: string | undefined }): void {
  writeStored(sessionKeys.access, tokens.accessToken);
  if (tokens.refreshToken !== undefined) writeStored(sessionKeys.refresh, tokens.refreshToken);
}
