import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { newId } from '#platform/new-id.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import { createWriteMail } from '#platform/mail/write-mail.ts';
import { readLocale } from '#platform/read-locale.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const address = 'https://askwell.example';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** A value for each parameter that would break a document if it were treated as markup. */
function parametersOf({ parameters }: MailTemplate): Record<string, string> {
  if (!(parameters instanceof z.core.$ZodObject)) throw new Error('parameters of a mail are an object');
  return Object.fromEntries(
    Object.entries(parameters._zod.def.shape).map(([name, schema]) => {
      const markup = `${name} <b>&"`;
      return [name, z.safeParse(schema, markup).success ? markup : newId()];
    }),
  );
}

const linksIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, link = '']) => link);

describe('every registered mail', () => {
  it.each(languages)(
    'in %s › written › is whole in HTML and in plain text, dark and narrow screens included',
    (language) => {
      const { mails } = app.modules;
      const write = createWriteMail({ PUBLIC_URL: address }, mails);
      for (const template of mails) {
        const parameters = parametersOf(template);
        const mail = write({ id: newId(), template: template.name, language, to: 'a@example.com', parameters });
        const links = linksIn(mail.html, /href="([^"]+)"/g);
        const ways = [template.actionPath, template.secondPath].filter((path) => path !== undefined);
        expect(
          {
            name: template.name,
            filled: !/\{\{|undefined/.test(`${mail.subject}${mail.html}${mail.text}`),
            subject: mail.subject.length > 0 && mail.subject.length < 90,
            language: mail.html.includes(`<html lang="${language}">`),
            ukrainian: /[іїєґ]/.test(mail.text),
            markup: /<b>/.test(mail.html),
            links: links.length,
            ours: links.every((link) => link.startsWith(`${address}/`)),
            plainLinks: linksIn(mail.text, /: (https:\S+)/g).length,
            dark: /content="light dark"[\s\S]*@media \(prefers-color-scheme:dark\)/.test(mail.html),
            fixedWidth: /(?:[^-]width:|width=")\d{3,}(?![\d%])/.test(mail.html),
          },
          mail.html,
        ).toEqual({
          name: template.name,
          filled: true,
          subject: true,
          language: true,
          ukrainian: language === 'uk',
          markup: false,
          links: ways.length,
          ours: true,
          plainLinks: ways.length,
          dark: true,
          fixedWidth: false,
        });
      }
    },
  );

  it('the texts of mails › against the templates › are of each and of no other', () => {
    const names = app.modules.mails.map(({ name }) => name).toSorted();
    expect(new Set(names).size).toBe(names.length);
    const texts = readLocale('emails', z.record(z.string(), z.unknown()));
    for (const language of languages) expect(Object.keys(texts[language]).toSorted()).toEqual(names);
  });
});
