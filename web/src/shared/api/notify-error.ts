import { notify } from '#web/shared/notify.ts';
import { planRefusalOf } from './api-error.ts';
import { errorMessage } from './error-message.ts';

/**
 * Shows why a call failed, for calls made outside a form. Plan refusals are skipped: they already opened the upgrade
 * dialog.
 */
export function notifyError(error: unknown): void {
  if (planRefusalOf(error) === undefined) notify.error(errorMessage(error));
}
