import { Suspense, useState } from 'react';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useUpgradeRequest } from '#web/shared/upgrade.ts';

const UpgradeDialogs = lazyWithTexts(
  () => import('#web/features/billing/limits/upgrade-dialogs.tsx').then((module) => module.UpgradeDialogs),
  ['billing', 'plans'],
);

/** Loads the subscription dialogs when the first one opens: most sessions never need them. */
export function UpgradeHost() {
  const asked = useUpgradeRequest();
  const [needed, setNeeded] = useState(false);
  if (asked !== undefined && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <UpgradeDialogs />
    </Suspense>
  ) : null;
}
