import { Suspense, lazy } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { GuardSpinner } from './guard-spinner.tsx';

const loadShell = () => import('#web/app/shell/shell.tsx');
const Shell = lazy(loadShell);

/** Starts loading the shell before it is known who is signed in. */
export function preloadShell(): void {
  // a failed load is retried, and reported, on render
  loadShell().catch(() => undefined);
}

/**
 * Guard of the signed-in area: a spinner while loading, the pages if signed in, otherwise a redirect to /auth/login.
 */
export function ProtectedLayout() {
  const session = useSession();
  if (session.status === 'loading') return <GuardSpinner />;
  if (session.status === 'signed-out') return <Navigate to={paths.login()} replace />;
  return (
    <Suspense fallback={<GuardSpinner />}>
      {/* keyed by user, so that an account signed in from another tab starts with fresh state */}
      <Shell key={session.user.id} />
    </Suspense>
  );
}
