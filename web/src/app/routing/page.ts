import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { loadTexts } from '#web/shared/i18n.ts';
import type { Namespace } from '#web/shared/i18n-resources.ts';

/** What a module of pages/ exports: its component, the texts it needs, and a loader where it fetches. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly namespaces?: readonly Namespace[];
  readonly loader?: LoaderFunction;
}

interface LoadedPage {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** A lazy route: its module and its texts, so that no half-translated page is ever shown. */
export function page(load: () => Promise<PageModule>): () => Promise<LoadedPage> {
  return async () => {
    const { Component, loader, namespaces } = await load();
    if (namespaces !== undefined) await loadTexts(namespaces);
    return loader === undefined ? { Component } : { Component, loader };
  };
}
