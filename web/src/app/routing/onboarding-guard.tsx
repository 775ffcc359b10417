import { Suspense, use } from 'react';
import { Navigate, Outlet, useLoaderData } from 'react-router';
import { listPositions } from '#contracts/hiring/positions.ts';
import { isUnderWay } from '#web/features/onboarding/setup.ts';
import { SetupMemory } from '#web/features/onboarding/setup-memory.ts';
import { call } from '#web/shared/api/api-client.ts';
import { sessionKnown } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { GuardSpinner } from './guard-spinner.tsx';

interface Check {
  readonly mayEnter: Promise<boolean>;
}

/** Not awaited: a spinner stands meanwhile. Asked once a visit, for the setup itself makes a position. */
export function loader(): Check {
  return { mayEnter: isOpen() };
}

export const shouldRevalidate = (): boolean => false;

/** The guard of the setup: who has a position goes to the dashboard. */
export function Component() {
  return (
    <Suspense fallback={<GuardSpinner />}>
      <Checked />
    </Suspense>
  );
}

function Checked() {
  const { mayEnter } = useLoaderData<typeof loader>();
  return use(mayEnter) ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}

/** A setup that failed halfway has its own position: it can be finished. A failed check counts as no position. */
async function isOpen(): Promise<boolean> {
  const session = await sessionKnown();
  if (session.status === 'signed-out') return false;
  if (isUnderWay(new SetupMemory(session.user.id).now())) return true;
  const positions = await call(listPositions, { query: { limit: 1 } }).catch(() => []);
  return (Array.isArray(positions) ? positions.length : positions.items.length) === 0;
}
