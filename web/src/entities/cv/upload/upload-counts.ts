import type { CvView } from '#contracts/hiring/cvs.ts';
import type { CvUpload } from './use-cv-uploads.ts';

export interface UploadCounts {
  /** became candidates */
  readonly added: number;
  /** wait for a person: refused, or not readable */
  readonly open: number;
}

/** @param unreadable candidates that are only a file nobody could read */
export function uploadCounts(
  uploads: readonly (Pick<CvUpload, 'state'> & { readonly cv?: Pick<CvView, 'candidateId'> })[],
  unreadable: readonly { readonly id: string }[],
): UploadCounts {
  const files = new Set(unreadable.map(({ id }) => id));
  return {
    added: uploads.filter(({ cv }) => cv !== undefined && !files.has(cv.candidateId)).length,
    open: uploads.filter(({ state }) => state === 'refused').length + files.size,
  };
}
