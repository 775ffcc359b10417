import { notify } from '#web/shared/notify.ts';
import { planRefusalOf } from './api-error.ts';
import { errorMessage } from './error-message.ts';

/** Says why a call failed, where no form does. What the plan in force refuses has opened its own dialog already. */
export function notifyError(error: unknown): void {
  if (planRefusalOf(error) === undefined) notify.error(errorMessage(error));
}
