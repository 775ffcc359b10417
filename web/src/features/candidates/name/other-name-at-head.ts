import type { CvText } from '#contracts/hiring/cvs.ts';
import { hasName, isOtherName } from './is-other-name.ts';

/** Farther down a name is more likely somebody else's, or no name at all. */
const headLength = 160;

/**
 * The name that stands at the head of a CV, where it is another than the candidate's. What was read as a name farther
 * down is not trusted, nor is it where the candidate's own name stands above.
 */
export function otherNameAtHead(text: CvText, name: string): string | undefined {
  const [first] = text.pages;
  const read = text.profile?.name;
  if (first === undefined || !read || read.page !== first.number || read.start > headLength) return undefined;
  const head = first.visible.slice(0, headLength);
  return isOtherName(read.quote, name) && !hasName(head, name) ? read.quote : undefined;
}
