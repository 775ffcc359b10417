import type { ComponentType } from 'react';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';
import type { FailureProps } from '#web/shared/ui/page/page-failure.tsx';

/** The exports of a module in pages/. */
export interface PageModule {
  readonly Component: ComponentType;
  /** replaces the page if its data could not be loaded */
  readonly Failure?: ComponentType<FailureProps>;
}

/** A page's module and texts, loaded once; after a failure the next `load` tries again. */
export class LazyPage {
  readonly #fetch: () => Promise<PageModule>;
  #loading: Promise<PageModule> | undefined;
  #module: PageModule | undefined;
  #failed = false;

  constructor(fetch: () => Promise<PageModule>, namespaces: readonly Namespace[]) {
    this.#fetch = () => loadWithTexts(fetch, namespaces);
  }

  /** undefined until loaded */
  get module(): PageModule | undefined {
    return this.#module;
  }

  /**
   * The current load, or the one that failed: the same promise until `load` starts another, as React's `use` requires.
   */
  get loading(): Promise<PageModule> {
    return this.#loading ?? this.load();
  }

  load(): Promise<PageModule> {
    if (this.#loading !== undefined && !this.#failed) return this.#loading;
    this.#failed = false;
    this.#loading = this.#fetch();
    this.#loading.then(
      (module) => {
        this.#module = module;
      },
      () => {
        this.#failed = true;
      },
    );
    return this.#loading;
  }
}
