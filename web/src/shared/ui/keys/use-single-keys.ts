import { useState } from 'react';
import { readStored, writeStored } from '#web/shared/storage.ts';

const storageKey = 'runnerSingleKeys';

/** Whether single-key shortcuts work (WCAG 2.1.4: they can be switched off). Stored on this device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(storageKey) !== 'off');
  const change = (next: boolean): void => {
    writeStored(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, change];
}
