import { notify } from '#web/shared/notify.ts';
import { ApiError, planRefusalOf } from './api-error.ts';
import { errorMessage } from './error-message.ts';

/** Says why a call failed, where no form does. What the plan in force refuses has opened its own dialog already. */
export function notifyError(error: unknown): void {
  if (error instanceof ApiError && planRefusalOf(error) !== undefined) return;
  notify.error(errorMessage(error));
}
