/**
 * A fixed number from 0 to 1 for a pair of names. Breaks ties so that one position always gets the same plan while
 * different positions get different plans. FNV-1a is enough, since nothing here is secret.
 */
export function stableFraction(seed: string, name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of Buffer.from(`${seed}/${name}`, 'utf8')) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash / 0xffffffff;
}
