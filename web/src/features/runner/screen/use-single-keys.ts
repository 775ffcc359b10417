import { useState } from 'react';
import { readStored, writeStored } from '#web/shared/storage.ts';

const storageKey = 'runnerSingleKeys';

/** Whether single keys act (WCAG 2.1.4: they can be switched off). Remembered on this device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(storageKey) !== 'off');
  const change = (next: boolean): void => {
    writeStored(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, change];
}
