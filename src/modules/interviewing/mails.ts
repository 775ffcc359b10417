import * as z from 'zod';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

const Awaited = z.object({
  interviewId: z.uuid(),
  /** not part of the text; lets the erasure of a candidate find unsent mails */
  candidateId: z.uuid(),
  candidate: z.string(),
  position: z.string(),
});

/**
 * A completed interview has no recommendation yet. The candidate's name appears only in the body, because subjects are
 * displayed and logged in transit.
 */
export const recommendationAwaited: MailTemplateOf<z.infer<typeof Awaited>> = {
  name: 'recommendation_awaited',
  parameters: Awaited,
  actionPath: `${pageAddresses.interviews}/{{interviewId}}`,
  secondPath: pageAddresses.profile,
};
