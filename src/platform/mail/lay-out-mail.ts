import type { Language } from '#contracts/common.ts';

export interface MailContent {
  readonly language: Language;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** shown large, on a line of its own */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** why this mail came and what to do when it was not asked for */
  readonly footer: string;
}

// Mail programs know neither variables nor style sheets: the look's light values, inline.
const ink = '#17181C';
const inkQuiet = '#4B4E57';
const canvas = '#F6F6F3';
const line = '#E4E4DF';
const pen = '#2347C5';
const marker = '#FFEE70';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One layout for every mail, and its twin in plain text. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) };
}

function textOf({ heading, paragraphs, code, action, footer }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `-- \nAskwell\n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf({ language, heading, paragraphs, code, action, footer }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:${ink}">${escape(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}">${escape(text)}</p>`,
    ),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action === undefined ? [] : [button(action)]),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(heading)}</title></head>
<body style="margin:0;background:${canvas};${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font-size:18px;font-weight:600;color:${ink}">Askwell</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid ${line};border-radius:12px">
${body}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:13px;line-height:20px;color:${inkQuiet}">${escape(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;padding:16px;text-align:center;background:${marker};border-radius:8px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;color:${ink}">${escape(code)}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;background:${pen};border-radius:8px;font-size:16px;line-height:24px;font-weight:500;color:#FFFFFF;text-decoration:none">${escape(label)}</a></p>`;
}

function escape(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
