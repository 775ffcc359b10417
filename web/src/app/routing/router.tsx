import { type RouteObject, createBrowserRouter, redirect } from 'react-router';
import { preloadSignInConfig } from '#web/features/auth/sign-in-loader.ts';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';
import { keepWayBack } from '#web/shared/way-back.ts';
import { paths, routePaths } from '#web/shared/paths.ts';
import { currentSession, sessionKnown, subscribeSession } from '#web/shared/api/session.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';
import { GuardSpinner } from './guard-spinner.tsx';
import { ProtectedLayout, preloadShell } from './protected-layout.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { setupGuard } from './setup-guard.tsx';
import type { PageName } from './signed-in-pages.ts';

const authTexts: readonly Namespace[] = ['auth', 'errors'];
/** Loads script, texts and the available sign-in methods in parallel. */
function signInPage<T>(load: () => Promise<T>): Promise<T> {
  void preloadSignInConfig();
  return loadWithTexts(load, authTexts);
}
const queryLayout = () => import('./query-layout.tsx');
/** Loaders and skeletons of all signed-in pages, in one chunk, so that only the first page waits for it. */
const signedInPages = () => import('./signed-in-pages.ts');

/** The catch-all path. */
const anyOther = '*';

/** Guard middleware: visitors load nothing of the signed-in area, because the loaders below it wait for this. */
async function requireUser({ request }: { readonly request: Request }): Promise<void> {
  if (storedTokens().access !== null) {
    // in parallel with the profile
    preloadShell();
    signedInPages().catch(() => undefined);
  }
  const session = await sessionKnown();
  if (session.status !== 'signed-out') return;
  keepWayBack(new URL(request.url));
  throw redirect(paths.login());
}

function page(name: PageName): RouteObject {
  return { path: routePaths[name], lazy: async () => (await signedInPages()).signedInPages[name] };
}

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    HydrateFallback: GuardSpinner,
    ErrorBoundary: RouteError,
    children: [
      {
        path: routePaths.login,
        lazy: () => signInPage(() => import('#web/pages/auth/login-page.tsx')),
      },
      {
        lazy: queryLayout,
        children: [
          {
            path: routePaths.register,
            lazy: () => signInPage(() => import('#web/pages/auth/register-page.tsx')),
          },
          {
            path: routePaths.verifyCode,
            lazy: () => loadWithTexts(() => import('#web/pages/auth/verify-code-page.tsx'), authTexts),
          },
          {
            path: routePaths.verifyEmail,
            lazy: () => loadWithTexts(() => import('#web/pages/auth/verify-email-page.tsx'), authTexts),
          },
          {
            path: routePaths.forgotPassword,
            lazy: () => loadWithTexts(() => import('#web/pages/auth/forgot-password-page.tsx'), authTexts),
          },
          {
            path: routePaths.resetPassword,
            lazy: () => loadWithTexts(() => import('#web/pages/auth/reset-password-page.tsx'), authTexts),
          },
          {
            path: routePaths.signInCallback,
            lazy: () => loadWithTexts(() => import('#web/pages/auth/callback-page.tsx'), authTexts),
          },
          {
            path: routePaths.shared,
            lazy: async () => (await import('./shared-page-route.ts')).loadSharedPage(),
          },
          {
            path: routePaths.interviewPreview,
            lazy: async () => (await import('./preview-routes.ts')).loadPreviewPage(),
          },
          {
            path: routePaths.interviewProcessing,
            lazy: async () => (await import('./preview-routes.ts')).loadProcessingPage(),
          },
          {
            Component: ProtectedLayout,
            middleware: [requireUser],
            // Catches a failure to load the chunk with the pages' loaders; until then no page has an error boundary of
            // its own.
            children: [
              {
                ErrorBoundary: RouteError,
                children: [
                  { ...setupGuard, children: [page('onboarding')] },
                  page('dashboard'),
                  page('positions'),
                  page('newPosition'),
                  page('position'),
                  page('editPosition'),
                  page('candidates'),
                  page('candidate'),
                  page('interviews'),
                  page('scheduleInterview'),
                  page('interview'),
                  page('calibration'),
                  page('profile'),
                  page('subscription'),
                ],
              },
            ],
          },
        ],
      },
      { path: anyOther, lazy: () => import('#web/pages/not-found/not-found-page.tsx') },
    ],
  },
]);

/** Pages open to visitors, besides those under /auth/. */
const openToAll: ReadonlySet<string> = new Set([
  routePaths.shared,
  routePaths.interviewPreview,
  routePaths.interviewProcessing,
]);

/**
 * Redirects to sign-in when the session ends on an open page: signed out here or in another tab, or refresh refused.
 */
subscribeSession(() => {
  const { location, matches } = router.state;
  const open = location.pathname;
  const isWrong = matches.at(-1)?.route.path === anyOther;
  const needsSession = !isWrong && !open.startsWith('/auth/') && !openToAll.has(open);
  if (currentSession().status !== 'signed-out' || !needsSession) return;
  keepWayBack(location);
  void router.navigate(paths.login());
});
