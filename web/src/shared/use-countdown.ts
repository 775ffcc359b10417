import { useEffect, useState } from 'react';

/** Seconds left, updated once a second; `restart` starts a new countdown. */
export function useCountdown(seconds: number): { readonly left: number; readonly restart: (seconds: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return {
    left,
    restart: (next) => {
      setNow(Date.now());
      setEnd(Date.now() + next * 1000);
    },
  };
}
