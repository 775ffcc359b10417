import { describe, expect, it } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';

const content = {
  language: 'en',
  heading: 'A heading',
  paragraphs: ['One & <two>'],
  code: '012345',
  action: { label: 'Open', url: 'https://askwell.example/?a=1&b="2"' },
  footer: 'Why this came',
} as const;

describe('layOutMail', () => {
  it('a mail › laid out › has its code on a line of its own in plain text', () => {
    expect(layOutMail(content).text).toBe(
      'A heading\n\nOne & <two>\n\n012345\n\nOpen: https://askwell.example/?a=1&b="2"\n\n-- \nAskwell\nWhy this came\n',
    );
  });

  it('texts with markup › laid out as HTML › stay text', () => {
    const { html } = layOutMail(content);
    expect(html).toContain('One &amp; &lt;two&gt;');
    expect(html).toContain('href="https://askwell.example/?a=1&amp;b=&quot;2&quot;"');
  });

  it('a mail without code and action › laid out › has neither', () => {
    const { language, heading, paragraphs, footer } = content;
    const { html } = layOutMail({ language, heading, paragraphs, footer });
    expect(html).not.toMatch(/letter-spacing|<a /);
  });
});
