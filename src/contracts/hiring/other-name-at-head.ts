import type { CvProfile, CvText } from './cvs.ts';
import { hasName, isOtherName } from './is-other-name.ts';
import { nameAsWritten } from './name-as-written.ts';

/** Farther down a name is more likely somebody else's, or no name at all. */
export const headLength = 160;

interface ReadCv {
  /** of the first one its head is enough */
  readonly pages: CvText['pages'];
  readonly profile: Pick<CvProfile, 'name'> | null;
}

/**
 * The name that stands at the head of a CV, where it is another than the candidate's. What was read as a name farther
 * down is not trusted, nor is it where the candidate's own name stands above. In capitals it would be a name that shouts.
 */
export function otherNameAtHead(text: ReadCv, name: string): string | undefined {
  const [first] = text.pages;
  const read = text.profile?.name;
  if (first === undefined || !read || read.page !== first.number || read.start > headLength) return undefined;
  const head = first.visible.slice(0, headLength);
  return isOtherName(read.quote, name) && !hasName(head, name) ? nameAsWritten(read.quote) : undefined;
}
