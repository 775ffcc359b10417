import * as z from 'zod';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

const Awaited = z.object({
  interviewId: z.uuid(),
  /** written nowhere: whoever erases the candidate finds by it a mail that has not left */
  candidateId: z.uuid(),
  candidate: z.string(),
  position: z.string(),
});

/** A completed interview has no recommendation. The name is in its body alone: subjects are shown and logged on the way. */
export const recommendationAwaited: MailTemplateOf<z.infer<typeof Awaited>> = {
  name: 'recommendation_awaited',
  parameters: Awaited,
  actionPath: `${pageAddresses.interviews}/{{interviewId}}`,
  secondPath: pageAddresses.profile,
};
