import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page that is fetched when it is first drawn. The page does without it if its script does not come. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
