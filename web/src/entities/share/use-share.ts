import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ShareView, shareViews } from '#contracts/interviewing/summary/interview-share.ts';

const parameter = 'share';

/**
 * The view the share dialog is open with; undefined while it is closed. Kept in the URL, so that a user who had to pay
 * for the link can continue after returning from payment.
 */
export function useShare() {
  const [address, setAddress] = useSearchParams();
  const view = shareViews.find((one) => one === address.get(parameter));
  const set = useCallback(
    (next: ShareView | undefined): void =>
      setAddress(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === undefined) changed.delete(parameter);
          else changed.set(parameter, next);
          return changed;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return { view, set };
}
