import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '#web/shared/api/query-client.ts';

/**
 * Provides the query client to the routes inside. A separate route, so that the sign-in page does not load the library.
 */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
