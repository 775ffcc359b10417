import type { Language } from '#contracts/common.ts';

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailContent {
  readonly language: Language;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** shown large, on a line of its own */
  readonly code?: string;
  readonly action?: MailLink;
  /** below the button, as a plain link */
  readonly second?: MailLink;
  /** why this mail was sent and what to do if it was not requested */
  readonly footer: string;
}

// Mail clients do not support CSS variables, and some no style sheets: the light theme is inline; a style sheet adds
// the dark theme and less padding on narrow screens.
const ink = '#17181C';
const inkQuiet = '#4B4E57';
const canvas = '#F6F6F3';
const line = '#E4E4DF';
const pen = '#2347C5';
const marker = '#FFEE70';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#0F1012!important}
.card{background:#17181B!important;border-color:#2B2D32!important}
.ink{color:#EDEDEA!important}
.quiet{color:#B6B8BF!important}
.button{background:#4163DD!important}
.link{color:#9DB2FF!important}
.code{background:#74620C!important;color:#FFF8CF!important}
}
@media (max-width:420px){
.outer{padding:16px 8px!important}
.card{padding:20px 16px!important}
.code{padding:12px 4px!important}
.button{display:block!important;text-align:center}
}`;

/** The layout shared by all mails, as HTML and as plain text. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) };
}

function textOf({ heading, paragraphs, code, action, second, footer }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...[action, second].flatMap((link) => (link === undefined ? [] : [`${link.label}: ${link.url}`])),
    `-- \nAskwell\n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf({ language, heading, paragraphs, code, action, second, footer }: MailContent): string {
  const isFollowed = [code, action, second].some((part) => part !== undefined);
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;text-wrap:balance;color:${ink}">${escape(heading)}</h1>`,
    ...paragraphs.map((text, at) => paragraph(text, at === paragraphs.length - 1 && !isFollowed)),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(action === undefined ? [] : [button(action)]),
    ...(second === undefined ? [] : [plainLink(second)]),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(heading)}</title>
<style>${styleSheet}</style></head>
<body class="canvas" style="margin:0;background:${canvas};${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 0 16px;font-size:18px;font-weight:600;color:${ink}">Askwell</td></tr>
<tr><td class="card" style="padding:32px;background:#FFFFFF;border:1px solid ${line};border-radius:12px">
${body}
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;font-size:13px;line-height:20px;color:${inkQuiet}">${escape(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** @param last the last element of the card, whose own padding is enough */
function paragraph(text: string, last: boolean): string {
  return `<p class="ink" style="margin:0${last ? '' : ' 0 16px'};font-size:16px;line-height:24px;color:${ink};overflow-wrap:anywhere;text-wrap:pretty">${escape(text)}</p>`;
}

/** Indented by the letter spacing after the last digit, to stay centred. */
function codeBlock(code: string): string {
  return `<p class="code" style="margin:0 0 16px;padding:16px;text-align:center;background:${marker};border-radius:8px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;text-indent:8px;color:${ink}">${escape(code)}</p>`;
}

function button({ label, url }: MailLink): string {
  return `<p style="margin:8px 0 0"><a class="button" href="${escape(url)}" style="display:inline-block;padding:12px 20px;background:${pen};border-radius:8px;font-size:16px;line-height:24px;font-weight:500;color:#FFFFFF;text-decoration:none">${escape(label)}</a></p>`;
}

function plainLink({ label, url }: MailLink): string {
  return `<p style="margin:16px 0 0;font-size:16px;line-height:24px"><a class="link" href="${escape(url)}" style="color:${pen}">${escape(label)}</a></p>`;
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
