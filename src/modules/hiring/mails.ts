import * as z from 'zod';
import { candidatesErasedSoonAddress } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

/** Sent a week before candidates are erased under the account's retention period. */
export const candidatesErasedSoon: MailTemplateOf<{ count: string; months: string }> = {
  name: 'candidates_erased_soon',
  parameters: z.object({ count: z.string(), months: z.string() }),
  actionPath: candidatesErasedSoonAddress,
};
