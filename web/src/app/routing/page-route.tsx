import { type ComponentType, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { type LoaderFunction, type ShouldRevalidateFunction, useLocation, useRouteError } from 'react-router';
import { ApiError, OfflineError } from '#web/shared/api/api-error.ts';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { LazyPage, type PageModule } from './lazy-page.ts';
import { RouteError } from './route-error.tsx';
import { SkeletonFocus } from './skeleton-focus.ts';
import { useRetry } from './use-retry.ts';

/** Starts loading the page's data. Errors are shown by the page, which runs the same queries. */
export type PageLoader = (args: Parameters<LoaderFunction>[0]) => Promise<unknown>;

export interface PageDefinition {
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<PageModule>;
  readonly loader?: PageLoader;
  /** in the shape of the page, until its script, texts and data have loaded */
  readonly Skeleton: ComponentType;
}

export interface PageRoute {
  readonly loader: LoaderFunction;
  readonly shouldRevalidate: ShouldRevalidateFunction;
  readonly Component: ComponentType;
  readonly ErrorBoundary: ComponentType;
}

/** Until then the previous page stays, so that fast responses show no skeleton. */
const skeletonAfterMs = 150;

/** A route whose script, texts and data load in parallel, with one skeleton and one error boundary for all of them. */
export function pageRoute({ namespaces, load, loader, Skeleton }: PageDefinition): PageRoute {
  const page = new LazyPage(load, namespaces);
  return {
    loader: async (args) => {
      const everything = Promise.allSettled([page.load(), loader?.(args)]);
      await Promise.race([everything, new Promise((resolve) => setTimeout(resolve, skeletonAfterMs))]);
      return null;
    },
    shouldRevalidate,
    // keyed by path, so that no state is carried over to another entity of the same kind
    Component: () => <PageOrSkeleton key={useLocation().pathname} page={page} Skeleton={Skeleton} />,
    ErrorBoundary: () => <PageError page={page} />,
  };
}

/**
 * Search and filters in the URL are up to the page, which keeps showing its current rows until the new ones have
 * loaded.
 */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

interface PageOrSkeletonProps {
  readonly page: LazyPage;
  readonly Skeleton: ComponentType;
}

function PageOrSkeleton({ page, Skeleton }: PageOrSkeletonProps) {
  const [focus] = useState(() => new SkeletonFocus());
  const fallback = (
    <>
      <Skeleton />
      <SkeletonEnd focus={focus} />
    </>
  );
  return (
    <Suspense fallback={fallback}>
      <LoadedPage page={page} />
      <PageBegin focus={focus} />
    </Suspense>
  );
}

function LoadedPage({ page }: { readonly page: LazyPage }) {
  const { Component } = page.module ?? use(page.loading);
  return <Component />;
}

interface FocusProps {
  readonly focus: SkeletonFocus;
}

function SkeletonEnd({ focus }: FocusProps) {
  useLayoutEffect(() => () => focus.skeletonEnds(), [focus]);
  return null;
}

/** Rendered after the page, because one of its fields may have taken the focus. */
function PageBegin({ focus }: FocusProps) {
  useEffect(() => focus.pageBegins(), [focus]);
  return null;
}

/** Failed data is requested again; a failed script requires reloading the whole document. */
function PageError({ page }: { readonly page: LazyPage }) {
  const error = useRouteError();
  const retry = useRetry();
  const isAnswer = error instanceof ApiError || error instanceof OfflineError;
  const Failure = isAnswer ? page.module?.Failure : undefined;
  if (Failure !== undefined) return <Failure error={error} onRetry={retry} />;
  return <RouteError {...(isAnswer && { onRetry: retry })} />;
}
