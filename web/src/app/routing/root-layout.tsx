import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { NotificationsHost } from '#web/app/notifications-host.tsx';
import { GuardSpinner } from './guard-spinner.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Suspense fallback={<GuardSpinner />}>
        <Outlet />
        <ScrollRestoration />
      </Suspense>
      <NotificationsHost />
    </>
  );
}
