export type Lateness = 'soon' | 'over' | 'far';

/** How far an interview is into its planned time: the steps are at 80, 100 and 120 per cent. Undefined below 80. */
export function lateness(elapsedSec: number, minutes: number): Lateness | undefined {
  const share = elapsedSec / (minutes * 60);
  if (share < 0.8) return undefined;
  if (share < 1) return 'soon';
  return share < 1.2 ? 'over' : 'far';
}
