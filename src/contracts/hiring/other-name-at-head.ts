import type { CvProfile, CvText } from './cvs.ts';
import { hasName, isOtherName } from './is-other-name.ts';
import { nameAsWritten } from './name-as-written.ts';

/** UTF-16 units from the top of a CV. A name below is more likely somebody else's, or no name at all. */
export const headLength = 160;

interface ReadCv {
  /** the top of the first page is enough */
  readonly pages: CvText['pages'];
  readonly profile: Pick<CvProfile, 'name'> | null;
}

/**
 * The name at the top of a CV, if it differs from the candidate's. A name found further down is not trusted, nor is one
 * when the candidate's own name is at the top as well. Returned in normal case.
 */
export function otherNameAtHead(text: ReadCv, name: string): string | undefined {
  const [first] = text.pages;
  const read = text.profile?.name;
  if (first === undefined || !read || read.page !== first.number || read.start > headLength) return undefined;
  const head = first.visible.slice(0, headLength);
  return isOtherName(read.quote, name) && !hasName(head, name) ? nameAsWritten(read.quote) : undefined;
}
