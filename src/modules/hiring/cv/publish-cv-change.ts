import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** A candidate is shown with the newest CV, so a CV's change is one of its candidate as well. */
export function publishCvChange(tx: TenantTx, cv: { readonly id: string; readonly candidate_id: string }): void {
  publishChange(tx, { kind: 'cv', id: cv.id });
  publishChange(tx, { kind: 'candidate', id: cv.candidate_id });
}
