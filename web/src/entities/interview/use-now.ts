import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** What is told in minutes needs no more. */
const defaultTickMs = 20_000;

/** The time by this device, in milliseconds, as it goes on. */
export function useNow(tickMs = defaultTickMs): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), tickMs, { autoInvoke: true });
  return now;
}
