import type { CvView } from '#contracts/hiring/cvs.ts';
import type { CvUpload } from './use-cv-uploads.ts';

export interface UploadCounts {
  /** files that became candidates */
  readonly added: number;
  /** files that need attention: refused or unreadable */
  readonly open: number;
}

/** @param unreadable candidates that consist only of an unreadable file */
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
