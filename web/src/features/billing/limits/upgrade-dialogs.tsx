import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { closeUpgrade, useUpgradeRequest } from '#web/shared/upgrade.ts';
import { PaywallDialog } from './paywall-dialog.tsx';
import { PlanDialog } from '#web/features/billing/checkout/plan-dialog.tsx';

/** The two subscription dialogs, opened wherever the current plan does not suffice. */
export function UpgradeDialogs() {
  const { pathname } = useLocation();
  const asked = useUpgradeRequest();
  const isHere = asked?.pathname === pathname;
  useEffect(() => {
    if (asked !== undefined && !isHere) closeUpgrade();
  }, [asked, isHere]);
  // a closing dialog keeps its content
  const [shown, setShown] = useState(asked?.request);
  if (isHere && asked.request !== shown) setShown(asked.request);
  if (shown === undefined) return null;
  return shown.kind === 'choose' ? (
    <PlanDialog opened={isHere} onboarding={shown.onboarding} onClose={closeUpgrade} />
  ) : (
    <PaywallDialog opened={isHere} refusal={shown.refusal} onClose={closeUpgrade} />
  );
}
