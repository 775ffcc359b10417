import type { ComponentType } from 'react';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';
import type { FailureProps } from '#web/shared/ui/page/page-failure.tsx';

/** What a module of pages/ exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** in place of the page where the server did not give what it shows */
  readonly Failure?: ComponentType<FailureProps>;
}

/** The module of a page with its texts, fetched once; a failed fetch is begun again by the next `load`. */
export class LazyPage {
  readonly #fetch: () => Promise<PageModule>;
  #loading: Promise<PageModule> | undefined;
  #module: PageModule | undefined;
  #failed = false;

  constructor(fetch: () => Promise<PageModule>, namespaces: readonly Namespace[]) {
    this.#fetch = () => loadWithTexts(fetch, namespaces);
  }

  /** undefined until it is there */
  get module(): PageModule | undefined {
    return this.#module;
  }

  /** The fetch under way, or the one that failed: the same promise until `load` begins another, as React's `use` needs. */
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
