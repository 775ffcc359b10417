import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import { layOutMail } from '#platform/mail/lay-out-mail.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** Every mail of ours; mirrored by the check constraint of auth.mail_message. */
export const mailTemplates = ['verification_code', 'already_registered', 'signed_out_everywhere'] as const;
export const MailTemplate = z.enum(mailTemplates);
export type MailTemplate = z.infer<typeof MailTemplate>;

const Text = z.object({
  subject: z.string(),
  heading: z.string(),
  body: z.string(),
  action: z.string().optional(),
  footer: z.string(),
});
const Texts = z.record(MailTemplate, Text);

const texts = new Map(
  languages.map((language) => {
    const file = new URL(`../../../../locales/${language}/emails.json`, import.meta.url);
    return [language, Texts.parse(JSON.parse(readFileSync(file, 'utf8')))] as const;
  }),
);

export interface MailToWrite {
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly to: string;
  readonly code: string | null;
}

/** A mail in its reader's language. Links start at the configured address, never at a request's Host. */
export function writeMail(config: Pick<Config, 'PUBLIC_URL'>, mail: MailToWrite): Mail {
  const text = texts.get(mail.language)?.[mail.template];
  if (text === undefined) throw new Error(`no text for ${mail.template} in ${mail.language}`);
  const { html, text: plain } = layOutMail({
    language: mail.language,
    heading: text.heading,
    paragraphs: [text.body],
    footer: text.footer,
    ...(mail.code === null ? {} : { code: mail.code }),
    ...(text.action === undefined
      ? {}
      : { action: { label: text.action, url: new URL('/auth/login', config.PUBLIC_URL).href } }),
  });
  return { id: mail.id, to: mail.to, subject: text.subject.replace('{{code}}', mail.code ?? ''), html, text: plain };
}
