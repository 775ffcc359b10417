import * as z from 'zod';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

const nothing = z.strictObject({});

export const verificationCode: MailTemplateOf<{ code: string }> = {
  name: 'verification_code',
  parameters: z.object({ code: z.string() }),
  highlight: 'code',
};

/** To the owner of an address that somebody registers again. */
export const alreadyRegistered: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'already_registered',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** The account can be entered with a Google account from now on, too. */
export const googleLinked: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'google_linked',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** A refresh token came back that had been used before: its session ended. */
export const signedOutEverywhere: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'signed_out_everywhere',
  parameters: nothing,
  actionPath: pageAddresses.login,
};
