import { FirstSteps } from '#web/features/dashboard/next/first-steps.tsx';
import { isBegun, isUnderWay } from '#web/features/onboarding/setup.ts';
import { useSetup } from '#web/features/onboarding/use-setup.ts';
import { useUser } from '#web/shared/api/session.ts';

/** Offers the setup to users without a position, and to those whose setup failed after creating one. */
export function BeginningSteps({ hasPosition }: { readonly hasPosition: boolean }) {
  const { setup } = useSetup();
  const { company } = useUser();
  const leadsToSetup = !hasPosition || isUnderWay(setup);
  const hasBegun = isBegun(setup, company !== undefined);
  return <FirstSteps hasPosition={hasPosition} setup={leadsToSetup ? (hasBegun ? 'continue' : 'start') : undefined} />;
}
