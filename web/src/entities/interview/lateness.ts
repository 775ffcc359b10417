export type Lateness = 'soon' | 'over' | 'far';

/** How much of an interview's minutes is used up: the steps lie at 80, 100 and 120 per cent. Undefined before the first. */
export function lateness(elapsedSec: number, minutes: number): Lateness | undefined {
  const share = elapsedSec / (minutes * 60);
  if (share < 0.8) return undefined;
  if (share < 1) return 'soon';
  return share < 1.2 ? 'over' : 'far';
}
