import { Suspense, useState } from 'react';
import { usePositionInUse } from '#web/entities/position/api.ts';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useUser } from '#web/shared/api/session.ts';

// If a banner fails to load, the page must still work.
const SubscriptionBanners = lazyWithTexts(
  () =>
    import('#web/features/billing/subscription-banners.tsx').then(
      (module) => module.SubscriptionBanners,
      () => () => null,
    ),
  ['billing'],
);

/** Loads the banners only for accounts that need one. */
export function SubscriptionBannersHost() {
  const { status } = useUser().subscription;
  const positionInUse = usePositionInUse();
  const needed = status === 'trialing' || status === 'past_due' || positionInUse !== undefined;
  // The first page waits for the banner, because it would otherwise push the content down; later pages do not.
  const [isFirst] = useState(needed);
  const banners = needed && <SubscriptionBanners positionInUse={positionInUse} />;
  return <div role="status">{isFirst ? banners : <Suspense>{banners}</Suspense>}</div>;
}
