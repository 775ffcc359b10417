import { upsertSearchAttributes } from '@temporalio/workflow';

/** Tells operators how far the business of a run is; they filter by it. Stored in clear. */
export function setBizState(state: string): void {
  upsertSearchAttributes([{ key: { name: 'BizState', type: 'KEYWORD' }, value: state }]);
}
