import * as z from 'zod';
import { pageAddresses, withToken } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

const nothing = z.strictObject({});

const aToken = z.object({ token: z.string() });
type Token = z.infer<typeof aToken>;

/** The code, and a link that proves the address where the code is not at hand. */
export const verificationCode: MailTemplateOf<{ code: string; token: string }> = {
  name: 'verification_code',
  parameters: z.object({ code: z.string(), token: z.string() }),
  highlight: 'code',
  actionPath: withToken(pageAddresses.verifyEmail, '{{token}}'),
};

/** After the first proof of the address. */
export const welcome: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'welcome',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

export const passwordReset: MailTemplateOf<Token> = {
  name: 'password_reset',
  parameters: aToken,
  actionPath: withToken(pageAddresses.resetPassword, '{{token}}'),
};

export const passwordChanged: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'password_changed',
  parameters: nothing,
  actionPath: pageAddresses.forgotPassword,
};

/** Somebody signed in from a browser that the account has not been seen in. */
export const newDevice: MailTemplateOf<{ device: string; network: string }> = {
  name: 'new_device',
  parameters: z.object({ device: z.string(), network: z.string() }),
  actionPath: pageAddresses.forgotPassword,
};

/** To the owner of an address that somebody registers again. */
export const alreadyRegistered: MailTemplateOf<Token> = {
  name: 'already_registered',
  parameters: aToken,
  actionPath: pageAddresses.login,
  secondPath: withToken(pageAddresses.resetPassword, '{{token}}'),
};

/** The account can be entered with a Google account from now on, too. */
export const googleLinked: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'google_linked',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** The account's owner wanted it: the password alone opens the account from now on. */
export const googleUnlinked: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'google_unlinked',
  parameters: nothing,
  actionPath: pageAddresses.forgotPassword,
};

/** To the address that an account is to have. */
export const emailChangeCode: MailTemplateOf<{ code: string }> = {
  name: 'email_change_code',
  parameters: z.object({ code: z.string() }),
  highlight: 'code',
};

/** To the address that the account has until then. */
export const emailChangeAsked: MailTemplateOf<{ email: string; device: string; network: string }> = {
  name: 'email_change_asked',
  parameters: z.object({ email: z.string(), device: z.string(), network: z.string() }),
  actionPath: pageAddresses.forgotPassword,
};

/** Instead of a code, to an address that has an account of its own. */
export const emailInUse: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'email_in_use',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** To the new address. */
export const emailChangeDone: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'email_change_done',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** To the address that the account had. */
export const emailTakenFrom: MailTemplateOf<{ email: string }> = {
  name: 'email_taken_from',
  parameters: z.object({ email: z.string() }),
  actionPath: pageAddresses.legal,
};

/** After the account is gone: the last mail there is. */
export const accountDeleted: MailTemplateOf<{ receipt: string }> = {
  name: 'account_deleted',
  parameters: z.object({ receipt: z.uuid() }),
};

/** A refresh token came back that had been used before: its session ended. */
export const signedOutEverywhere: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'signed_out_everywhere',
  parameters: nothing,
  actionPath: pageAddresses.login,
};
