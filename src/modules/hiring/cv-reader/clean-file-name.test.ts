import { describe, expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

describe('cleanFileName', () => {
  it.each([
    ['a path', '../../etc/x.pdf', 'x.pdf'],
    ['a Windows path', String.raw`C:\Users\me\CV Марія.pdf`, 'CV Марія.pdf'],
    ['an override of the writing direction', 'cv\u202Efdp.exe', 'cvfdp.exe'],
    ['control characters', 'a\u0000b\u0007\r\n.pdf', 'ab.pdf'],
    ['blanks in a row', '  my \t  cv.pdf ', 'my cv.pdf'],
  ])('%s › from a client › is a plain label', (_name, sent, label) => {
    expect(cleanFileName(sent)).toBe(label);
  });

  it('500 characters › from a client › are 120 that end in the extension', () => {
    const label = cleanFileName(`${'д'.repeat(500)}.pdf`);
    expect(label).toHaveLength(120);
    expect(label.endsWith('д.pdf')).toBe(true);
  });

  it('a pair of surrogates › at the cut › is not parted', () => {
    expect(cleanFileName('😀'.repeat(100)).isWellFormed()).toBe(true);
  });
});
