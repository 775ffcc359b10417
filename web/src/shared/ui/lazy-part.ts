import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page whose script is loaded on first render. If the script fails to load, the page works without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
