import type { CvView } from '#contracts/hiring/cvs.ts';

/** Errors caused by the file: reading it again would fail the same way. */
const lasting = new Set(['hiring.cv_encrypted', 'hiring.cv_damaged', 'hiring.cv_too_many_pages']);

export type CvNeed = 'add' | 'replace' | 'retry';

/** What must be done about a CV first; without a CV, a plan is based on the position alone. */
export function cvNeedOf(cv: Pick<CvView, 'state' | 'error'> | null): CvNeed | undefined {
  if (cv === null) return 'add';
  if (cv.state === 'no_text') return 'replace';
  if (cv.state === 'failed') return lasting.has(cv.error?.code ?? '') ? 'replace' : 'retry';
  return undefined;
}
