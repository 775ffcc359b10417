import type { CvView } from '#contracts/hiring/cvs.ts';

/** Failures that lie in the file: reading it again would end the same way. */
const lasting = new Set(['hiring.cv_encrypted', 'hiring.cv_damaged', 'hiring.cv_too_many_pages']);

export type CvNeed = 'add' | 'replace' | 'retry';

/** What is to be done about a CV before anything else: a plan without one is about the position alone. */
export function cvNeedOf(cv: Pick<CvView, 'state' | 'error'> | null): CvNeed | undefined {
  if (cv === null) return 'add';
  if (cv.state === 'no_text') return 'replace';
  if (cv.state === 'failed') return lasting.has(cv.error?.code ?? '') ? 'replace' : 'retry';
  return undefined;
}
