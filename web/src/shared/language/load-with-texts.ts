import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './i18n-resources.ts';

/**
 * Loads a module and its texts in parallel and resolves when both have arrived, so that nothing is ever shown
 * half-translated.
 */
export async function loadWithTexts<T>(load: () => Promise<T>, namespaces: readonly Namespace[]): Promise<T> {
  const [module] = await Promise.all([load(), loadTexts(namespaces)]);
  return module;
}

/** A lazy component that is loaded together with its texts on first render. */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithTexts(load, namespaces) }));
}
