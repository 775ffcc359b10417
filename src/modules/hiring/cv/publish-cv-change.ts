import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** A candidate is displayed with the newest CV, so a change of a CV is a change of its candidate, too. */
export function publishCvChange(tx: TenantTx, cv: { readonly id: string; readonly candidate_id: string }): void {
  publishChange(tx, { kind: 'cv', id: cv.id });
  publishChange(tx, { kind: 'candidate', id: cv.candidate_id });
}
