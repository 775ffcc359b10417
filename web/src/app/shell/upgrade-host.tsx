import { Suspense, useState } from 'react';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useUpgradeRequest } from '#web/shared/upgrade.ts';

const UpgradeDialogs = lazyWithTexts(
  () => import('#web/features/billing/limits/upgrade-dialogs.tsx').then((module) => module.UpgradeDialogs),
  ['billing', 'plans'],
);

/** Fetches the dialogs about plans with the first one that opens: most sessions end without. */
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
