export interface MissCounter {
  add(key: string): void;
  /** Seconds until this key may try again; 0 if it may now. */
  waitSeconds(key: string): number;
}

export interface MissLimits {
  readonly most: number;
  readonly windowMs: number;
  /** The most keys to remember; beyond that the oldest is dropped, so that memory stays bounded. */
  readonly keys?: number;
  readonly now?: () => number;
}

/** Counts wrong passwords by key (an address), in this process. A window starts with the first one. */
export function countMisses({ most, windowMs, keys = 10_000, now = Date.now }: MissLimits): MissCounter {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  const current = (key: string) => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now() ? window : undefined;
  };
  return {
    add: (key) => {
      const window = current(key);
      if (window !== undefined) {
        window.count += 1;
        return;
      }
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= keys && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { count: 1, endsAt: now() + windowMs });
    },
    waitSeconds: (key) => {
      const window = current(key);
      return window === undefined || window.count < most ? 0 : Math.ceil((window.endsAt - now()) / 1000);
    },
  };
}
