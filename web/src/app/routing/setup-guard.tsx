import { Suspense, use } from 'react';
import { Navigate, Outlet, type RouteObject, useLoaderData } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { GuardSpinner } from './guard-spinner.tsx';

/** Not awaited, so that a spinner shows in the meantime. */
function loader() {
  return { mayEnter: import('./may-enter-setup.ts').then(({ mayEnterSetup }) => mayEnterSetup()) };
}

/**
 * Guard of the setup: users who have a position go to the dashboard. Checked once per visit, because the setup itself
 * creates a position.
 */
export const setupGuard = {
  loader,
  shouldRevalidate: () => false,
  Component: () => (
    <Suspense fallback={<GuardSpinner />}>
      <Checked />
    </Suspense>
  ),
} satisfies RouteObject;

function Checked() {
  const { mayEnter } = useLoaderData<typeof loader>();
  return use(mayEnter) ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
