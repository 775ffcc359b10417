import { Suspense, lazy, useEffect, useState } from 'react';
import { whenFirstNotice } from '#web/shared/notify.ts';

const NotificationsArea = lazy(() => import('./notifications-area.tsx'));

/** Mounts the toast area with the first toast. */
export function NotificationsHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    whenFirstNotice(() => {
      setNeeded(true);
    });
  }, []);
  return needed ? (
    <Suspense>
      <NotificationsArea />
    </Suspense>
  ) : null;
}
