import * as z from 'zod';
import { pageAddresses, withToken } from '#contracts/page-addresses.ts';
import type { MailTemplateOf } from '#platform/mail/mail-template.ts';

const nothing = z.strictObject({});

const aToken = z.object({ token: z.string() });
type Token = z.infer<typeof aToken>;

/** The code, and a link that verifies the address if the code is not at hand. */
export const verificationCode: MailTemplateOf<{ code: string; token: string }> = {
  name: 'verification_code',
  parameters: z.object({ code: z.string(), token: z.string() }),
  highlight: 'code',
  actionPath: withToken(pageAddresses.verifyEmail, '{{token}}'),
};

/** Sent when the address is verified for the first time. */
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

/** Somebody signed in from a browser that is new to the account. */
export const newDevice: MailTemplateOf<{ device: string; network: string }> = {
  name: 'new_device',
  parameters: z.object({ device: z.string(), network: z.string() }),
  actionPath: pageAddresses.forgotPassword,
};

/** Sent to the owner of an address that somebody registers again. */
export const alreadyRegistered: MailTemplateOf<Token> = {
  name: 'already_registered',
  parameters: aToken,
  actionPath: pageAddresses.login,
  secondPath: withToken(pageAddresses.resetPassword, '{{token}}'),
};

/** The account can now also be accessed with a Google account. */
export const googleLinked: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'google_linked',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** At the owner's request, the account can now be accessed only with the password. */
export const googleUnlinked: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'google_unlinked',
  parameters: nothing,
  actionPath: pageAddresses.forgotPassword,
};

/** Sent to the account's new address. */
export const emailChangeCode: MailTemplateOf<{ code: string }> = {
  name: 'email_change_code',
  parameters: z.object({ code: z.string() }),
  highlight: 'code',
};

/** Sent to the account's current address. */
export const emailChangeAsked: MailTemplateOf<{ email: string; device: string; network: string }> = {
  name: 'email_change_asked',
  parameters: z.object({ email: z.string(), device: z.string(), network: z.string() }),
  actionPath: pageAddresses.forgotPassword,
};

/** Sent instead of a code to an address that already has its own account. */
export const emailInUse: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'email_in_use',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** Sent to the new address. */
export const emailChangeDone: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'email_change_done',
  parameters: nothing,
  actionPath: pageAddresses.login,
};

/** Sent to the account's previous address. */
export const emailTakenFrom: MailTemplateOf<{ email: string }> = {
  name: 'email_taken_from',
  parameters: z.object({ email: z.string() }),
  actionPath: pageAddresses.legal,
};

/** The last mail, sent after the account is erased. */
export const accountDeleted: MailTemplateOf<{ receipt: string }> = {
  name: 'account_deleted',
  parameters: z.object({ receipt: z.uuid() }),
};

/** A refresh token was reused after it had been replaced, so its session was ended. */
export const signedOutEverywhere: MailTemplateOf<z.infer<typeof nothing>> = {
  name: 'signed_out_everywhere',
  parameters: nothing,
  actionPath: pageAddresses.login,
};
