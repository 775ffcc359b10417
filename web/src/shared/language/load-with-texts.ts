import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './i18n-resources.ts';

/** Fetches a module and its texts side by side, so that nothing half-translated is ever shown. */
export async function loadWithTexts<T>(load: () => Promise<T>, namespaces: readonly Namespace[]): Promise<T> {
  const [module] = await Promise.all([load(), loadTexts(namespaces)]);
  return module;
}

/** A component that is fetched with its texts when it is first drawn. */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithTexts(load, namespaces) }));
}
