import { FirstSteps } from '#web/features/dashboard/next/first-steps.tsx';
import { isBegun, isUnderWay } from '#web/features/onboarding/setup.ts';
import { useSetup } from '#web/features/onboarding/use-setup.ts';
import { useUser } from '#web/shared/api/session.ts';

/** The setup waits for whoever has no position yet, and for whom it failed after making one. */
export function BeginningSteps({ hasPosition }: { readonly hasPosition: boolean }) {
  const { setup } = useSetup();
  const { company } = useUser();
  const leadsToSetup = !hasPosition || isUnderWay(setup);
  const hasBegun = isBegun(setup, company !== undefined);
  return <FirstSteps hasPosition={hasPosition} setup={leadsToSetup ? (hasBegun ? 'continue' : 'start') : undefined} />;
}
