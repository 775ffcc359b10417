import { type ClipboardEvent, useEffect, useRef } from 'react';
import { suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { call } from '#web/shared/api/api-client.ts';
import { type Found, askedOf, isPosting } from './position-fills.ts';
import type { PositionValues } from './position-values.ts';

/**
 * Extracts fields from a posting pasted into the description. If the request fails, nothing is filled and no error is
 * shown.
 */
export function usePastedPosting(
  valuesNow: () => PositionValues,
  onFound: (found: Found) => void,
): (event: ClipboardEvent) => void {
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const read = async (pasted: string): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const body = askedOf({ ...valuesNow(), description: pasted });
    if (body === undefined) return;
    const { title, level, department } = await call(suggestForPosition, { body, signal: mine.signal });
    if (!mine.signal.aborted) onFound({ title, level, department });
  };
  return (event) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (isPosting(pasted)) read(pasted).catch(() => undefined);
  };
}
