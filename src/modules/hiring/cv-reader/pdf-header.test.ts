import { describe, expect, it } from 'vitest';
import { acceptPdfHead } from './pdf-header.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('acceptPdfHead', () => {
  it.each([
    ['PDF 1.7', '%PDF-1.7\n'],
    ['PDF 2.0', '%PDF-2.0\r\n'],
    ['a byte-order mark', '\xef\xbb\xbf%PDF-1.4'],
    ['blanks', ' \r\n\t%PDF-1.5'],
    ['seven blanks', '       %PDF-1.5'],
  ])('%s › at the start › is accepted', (_name, head) => {
    expect(acceptPdfHead(bytes(head))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a program', 'MZ\x90\x00\x03'],
    ['a ZIP file with a PDF inside', 'PK\x03\x04%PDF-1.7'],
    ['junk', 'x%PDF-1.7'],
    ['eight blanks', '        %PDF-1.7'],
    ['another version', '%PDF-3.0'],
    ['an unfinished header', '%PDF-1'],
  ])('%s › at the start › is refused', (_name, head) => {
    expect(acceptPdfHead(bytes(head))).toBe(false);
  });
});
