import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropWayBack, keepWayBack, wayBack } from './way-back.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('wayBack › a page of an interview, opened without a session › is its address, until it is dropped', () => {
  expect(wayBack()).toBeUndefined();
  keepWayBack({ pathname: '/interviews/1', search: '?view=summary' });
  expect(wayBack()).toBe('/interviews/1?view=summary');
  dropWayBack();
  expect(wayBack()).toBeUndefined();
});

test('wayBack › a page that signing in leads to by itself › leaves what was kept before', () => {
  keepWayBack({ pathname: '/positions', search: '' });
  for (const pathname of ['/dashboard', '/subscription', '/onboarding']) keepWayBack({ pathname, search: '' });
  expect(wayBack()).toBe('/positions');
});

test('wayBack › storage is blocked › keeps nothing, and says nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepWayBack({ pathname: '/positions', search: '' });
  expect(wayBack()).toBeUndefined();
  dropWayBack();
});
