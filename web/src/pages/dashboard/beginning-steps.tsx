import { FirstSteps } from '#web/features/dashboard/next/first-steps.tsx';
import { isUnderWay } from '#web/features/onboarding/setup.ts';
import { useSetup } from '#web/features/onboarding/use-setup.ts';

/** The setup waits for whoever has no position yet, and for whom it failed after making one. */
export function BeginningSteps({ hasPosition }: { readonly hasPosition: boolean }) {
  const { setup } = useSetup();
  return <FirstSteps hasPosition={hasPosition} leadsToSetup={!hasPosition || isUnderWay(setup)} />;
}
