import { describe, expect, it } from 'vitest';
import { connectNotifications } from '#web/shared/notify.ts';
import { ApiError } from './api-error.ts';
import { notifyError } from './notify-error.ts';

const refused = (code: string) =>
  new ApiError({ status: 403, code, message: 'Not today.', requestId: 'r', details: null });

describe('notifyError', () => {
  it('what failed › told › is said once, and not beside the dialog that the refusal of a plan has opened', () => {
    const said: string[] = [];
    connectNotifications(({ message }) => said.push(message));
    notifyError(refused('common.stale'));
    for (const code of ['billing.premium_only', 'billing.limit_reached']) notifyError(refused(code));
    expect(said).toEqual(['Not today.']);
  });
});
