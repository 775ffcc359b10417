import { Suspense, use } from 'react';
import { Navigate, Outlet, type RouteObject, useLoaderData } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { GuardSpinner } from './guard-spinner.tsx';

/** Not awaited: a spinner stands meanwhile. */
function loader() {
  return { mayEnter: import('./may-enter-setup.ts').then(({ mayEnterSetup }) => mayEnterSetup()) };
}

/** The guard of the setup: who has a position goes to the dashboard. Asked once a visit, for the setup makes one itself. */
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
