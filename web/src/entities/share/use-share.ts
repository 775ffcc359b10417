import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ShareView, shareViews } from '#contracts/interviewing/summary/interview-share.ts';

const parameter = 'share';

/**
 * The view that the dialog about links is open with, undefined while it is closed. It stands in the address, so that
 * whoever comes back from the payment that a link needs goes on where they were.
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
