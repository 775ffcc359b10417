import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceOnNewVersion } from './reload-on-new-version.ts';

/** Simulates a tab whose scripts no longer exist; `goingTo` is its navigation in progress. */
function aTab(goingTo?: Pick<Location, 'pathname' | 'search'>) {
  const tab = new EventTarget();
  const kept = new Map<string, string>();
  const moves: string[] = [];
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload: () => moves.push('reload'), assign: (next: string) => moves.push(next) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadOnceOnNewVersion(() => goingTo);
  return { moves, miss: () => tab.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reloadOnceOnNewVersion', () => {
  it('a script of the page that is open › is gone › brings the page anew, once', () => {
    const { moves, miss } = aTab();
    expect([miss(), miss()]).toEqual([false, true]);
    expect(moves).toEqual(['reload']);
  });

  it('the script of the page that was asked for › is gone › brings that page', () => {
    const { moves, miss } = aTab({ pathname: '/interviews', search: '?status=planned' });
    miss();
    expect(moves).toEqual(['/interviews?status=planned']);
  });
});
