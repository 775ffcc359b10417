import { describe, expect, it } from 'vitest';
import { markdownLine, markdownText } from './escaped-markdown.ts';

describe('markdownText', () => {
  it.each([
    ['# no heading', String.raw`\# no heading`],
    ['- no item\n1. nor this', '\\- no item\n1\\. nor this'],
    ['[no](link) <b>nor HTML</b>', String.raw`\[no\](link) \<b\>nor HTML\</b\>`],
    ['no heading\n---\nnor this\n===\n-', 'no heading\n\\---\nnor this\n\\===\n\\-'],
    ['~~~\nno code ~~struck~~', String.raw`\~\~\~` + '\n' + String.raw`no code \~\~struck\~\~`],
    ['&lt;b&gt; of R&D', String.raw`\&lt;b\&gt; of R&D`],
    ['--force, -5, a - b', '--force, -5, a - b'],
    ['well-known, 3.5 of 4', 'well-known, 3.5 of 4'],
  ])('%j › becomes a text that shows it as typed', (typed, written) => {
    expect(markdownText(typed)).toBe(written);
  });
});

describe('markdownLine', () => {
  it('several lines › become one, which begins no list', () => {
    expect(markdownLine('- one\n\n- two of\u00a07')).toBe('\\- one - two of\u00a07');
  });
});
