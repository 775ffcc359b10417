import i18next from 'i18next';
import { ApiError, OfflineError } from './api-error.ts';

/** The message to show to the user: the server's own if it sent one, otherwise a generic one. */
export function errorMessage(error: unknown): string {
  if (error instanceof OfflineError) return i18next.t('common:error.network');
  if (error instanceof ApiError && error.message !== '') return error.message;
  return i18next.t('common:error.generic');
}

export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.requestId !== '' ? error.requestId : undefined;
}
