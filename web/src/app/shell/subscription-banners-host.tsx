import { Suspense, useState } from 'react';
import { usePositionInUse } from '#web/entities/position/api.ts';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useUser } from '#web/shared/api/session.ts';

// A banner that cannot be fetched must not take the page with it.
const SubscriptionBanners = lazyWithTexts(
  () =>
    import('#web/features/billing/subscription-banners.tsx').then(
      (module) => module.SubscriptionBanners,
      () => () => null,
    ),
  ['billing'],
);

/** Most accounts have nothing to be told of their subscription, and fetch nothing for it. */
export function SubscriptionBannersHost() {
  const { status } = useUser().subscription;
  const positionInUse = usePositionInUse();
  const needed = status === 'trialing' || status === 'past_due' || positionInUse !== undefined;
  // With the first page, which would move down under the hand otherwise; later a page does not wait for it.
  const [isFirst] = useState(needed);
  const banners = needed && <SubscriptionBanners positionInUse={positionInUse} />;
  return <div role="status">{isFirst ? banners : <Suspense>{banners}</Suspense>}</div>;
}
