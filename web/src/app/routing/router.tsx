import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { sessionKnown, subscribeSession, currentSession } from '#web/shared/session.ts';
import { GuardSpinner } from './guard-spinner.tsx';
import { page } from './page.ts';
import { ProtectedLayout } from './protected-layout.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** Nothing behind the guard is loaded for a visitor: the loaders of the routes below wait for this. */
async function requireUser(): Promise<void> {
  const session = await sessionKnown();
  if (session.status === 'signed-out') throw redirect(paths.login());
}

const guarded: RouteObject[] = [
  { path: 'dashboard', lazy: page(() => import('#web/pages/dashboard/dashboard-page.tsx')) },
  { path: 'positions', lazy: page(() => import('#web/pages/positions/positions-page.tsx')) },
  { path: 'positions/new', lazy: page(() => import('#web/pages/positions/position-new-page.tsx')) },
  { path: 'positions/:positionId', lazy: page(() => import('#web/pages/positions/position-page.tsx')) },
  { path: 'positions/:positionId/edit', lazy: page(() => import('#web/pages/positions/position-edit-page.tsx')) },
  { path: 'candidates', lazy: page(() => import('#web/pages/candidates/candidates-page.tsx')) },
  { path: 'candidates/:candidateId', lazy: page(() => import('#web/pages/candidates/candidate-page.tsx')) },
  { path: 'interviews', lazy: page(() => import('#web/pages/interviews/interviews-page.tsx')) },
  { path: 'interviews/schedule', lazy: page(() => import('#web/pages/interviews/interview-schedule-page.tsx')) },
  { path: 'interviews/:interviewId', lazy: page(() => import('#web/pages/interviews/interview-page.tsx')) },
  { path: 'profile', lazy: page(() => import('#web/pages/profile/profile-page.tsx')) },
  { path: 'subscription', lazy: page(() => import('#web/pages/subscription/subscription-page.tsx')) },
];

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    HydrateFallback: GuardSpinner,
    ErrorBoundary: RouteError,
    children: [
      { path: 'auth/login', lazy: page(() => import('#web/pages/auth/login-page.tsx')) },
      {
        lazy: page(() => import('./query-layout.tsx')),
        children: [
          { path: 'auth/register', lazy: page(() => import('#web/pages/auth/register-page.tsx')) },
          { path: 'auth/verify-code', lazy: page(() => import('#web/pages/auth/verify-code-page.tsx')) },
          {
            Component: ProtectedLayout,
            middleware: [requireUser],
            // Above the pages, not on each: what a lazy route cannot load has no boundary of its own on a first load.
            children: [{ ErrorBoundary: RouteError, children: guarded }],
          },
        ],
      },
      // the landing page is in the other document: a full load, with a one-line note there
      { path: '*', loader: leaveForLanding },
    ],
  },
]);

function leaveForLanding(): Promise<never> {
  location.replace('/#not-found');
  return new Promise(() => undefined);
}

/** A session that ends while its pages are open (signed out here or in another tab, refused refresh) goes to sign-in. */
subscribeSession(() => {
  const open = router.state.location.pathname;
  if (currentSession().status === 'signed-out' && !open.startsWith('/auth/')) void router.navigate(paths.login());
});
