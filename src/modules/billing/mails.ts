import * as z from 'zod';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

/** Two days before a trial ends and is charged. */
export const trialEnding: MailTemplateOf<{ date: string }> = {
  name: 'trial_ending',
  parameters: z.object({ date: z.string() }),
  actionPath: pageAddresses.subscription,
};
