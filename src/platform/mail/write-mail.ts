import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import { TryLater } from '#platform/outbox/consumer.ts';
import { readLocale } from '#platform/read-locale.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailParameters, MailTemplate } from './mail-template.ts';
import type { Mail } from './mailer.ts';

const Text = z.object({
  subject: z.string(),
  heading: z.string(),
  /** paragraphs, separated by an empty line */
  body: z.string(),
  footer: z.string(),
  action: z.string().optional(),
  second: z.string().optional(),
});

export interface MailToWrite {
  readonly id: string;
  readonly template: string;
  readonly language: Language;
  readonly to: string;
  readonly parameters: unknown;
}

/**
 * Renders a mail in the recipient's language. Links start with the configured URL, never with a request's Host.
 *
 * @throws TryLater if another version of the product queued it
 */
export type WriteMail = (mail: MailToWrite) => Mail;

/** The texts that a template requires: each link needs a label. */
function textOf({ actionPath, secondPath }: MailTemplate) {
  return Text.required({
    ...(actionPath === undefined ? {} : { action: true as const }),
    ...(secondPath === undefined ? {} : { second: true as const }),
  });
}

/** @throws if a template has no texts, or a button has no label */
export function createWriteMail(config: Pick<Config, 'PUBLIC_URL'>, given: readonly MailTemplate[]): WriteMail {
  const Texts = z.object(Object.fromEntries(given.map((template) => [template.name, textOf(template)])));
  const texts = readLocale('emails', Texts);
  const templates = new Map(given.map((template) => [template.name, template]));
  return ({ id, template: name, language, to, parameters: stored }) => {
    const template = templates.get(name);
    const text = texts[language][name];
    if (template === undefined || text === undefined) throw new TryLater(`no mail ${name} in this version`);
    const parameters = template.parameters.parse(stored);
    const { highlight, actionPath, secondPath } = template;
    const link = (label: string | undefined, path: string) => ({
      label: label ?? '',
      url: new URL(fill(path, parameters), config.PUBLIC_URL).href,
    });
    const code = highlight === undefined ? undefined : parameters[highlight];
    const { html, text: plain } = layOutMail({
      language,
      heading: fill(text.heading, parameters),
      paragraphs: fill(text.body, parameters).split('\n\n'),
      footer: fill(text.footer, parameters),
      ...(code === undefined ? {} : { code }),
      ...(actionPath === undefined ? {} : { action: link(text.action, actionPath) }),
      ...(secondPath === undefined ? {} : { second: link(text.second, secondPath) }),
    });
    return { id, to, subject: fill(text.subject, parameters), html, text: plain };
  };
}

function fill(text: string, parameters: MailParameters): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`no parameter ${name}`);
    return value;
  });
}
