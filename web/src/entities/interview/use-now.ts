import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** Enough for values shown in minutes. */
const defaultTickMs = 20_000;

/** The current time of this device in milliseconds, updated every `tickMs`. */
export function useNow(tickMs = defaultTickMs): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), tickMs, { autoInvoke: true });
  return now;
}
