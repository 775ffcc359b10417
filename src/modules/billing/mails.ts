import * as z from 'zod';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import type { Language } from '#contracts/common.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';
import { readLocale } from '#platform/read-locale.ts';

const Charge = z.object({ date: z.string(), sum: z.string() });

/** Sent two days before a trial ends and is charged. */
export const trialEnding: MailTemplateOf<z.infer<typeof Charge>> = {
  name: 'trial_ending',
  parameters: Charge,
  actionPath: pageAddresses.subscription,
};

/** A payment failed; `date` is when premium access ends. */
export const paymentFailed: MailTemplateOf<z.infer<typeof Charge>> = {
  name: 'payment_failed',
  parameters: Charge,
  actionPath: pageAddresses.subscription,
};

const texts = readLocale('billing', z.object({ sum: z.object({ monthly: z.string(), yearly: z.string() }) }));

/** The amount charged per billing period, as worded in mails. */
export function sumOf(language: Language, period: BillingPeriod): string {
  return texts[language].sum[period];
}

/** Uses no-break spaces to keep a number and the word after it on one line. */
export function held(date: string): string {
  return date.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0');
}
