import { useState } from 'react';
import { readStored, writeStored } from '#web/shared/storage.ts';

const storageKey = 'runnerSingleKeys';

/** Whether single-key shortcuts are enabled (WCAG 2.1.4 requires a way to turn them off). Stored on this device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(storageKey) !== 'off');
  const change = (next: boolean): void => {
    writeStored(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, change];
}
