import * as z from 'zod';
import { candidatesErasedSoonAddress } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

/** A week before candidates are erased, by the time after which their account wants it. */
export const candidatesErasedSoon: MailTemplateOf<{ count: string; months: string }> = {
  name: 'candidates_erased_soon',
  parameters: z.object({ count: z.string(), months: z.string() }),
  actionPath: candidatesErasedSoonAddress,
};
