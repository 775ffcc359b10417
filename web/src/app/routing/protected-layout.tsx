import { Suspense, lazy } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { GuardSpinner } from './guard-spinner.tsx';

const loadShell = () => import('#web/app/shell/shell.tsx');
const Shell = lazy(loadShell);

/** Begins to fetch the shell while it is not known yet who is signed in. */
export function preloadShell(): void {
  // one that fails is fetched again, and told, when it is drawn
  loadShell().catch(() => undefined);
}

/** The guard of the signed-in area: spinner while loading, the pages when signed in, else /auth/login. */
export function ProtectedLayout() {
  const session = useSession();
  if (session.status === 'loading') return <GuardSpinner />;
  if (session.status === 'signed-out') return <Navigate to={paths.login()} replace />;
  return (
    <Suspense fallback={<GuardSpinner />}>
      {/* another account, signed in from another tab, begins with pages of its own */}
      <Shell key={session.user.id} />
    </Suspense>
  );
}
