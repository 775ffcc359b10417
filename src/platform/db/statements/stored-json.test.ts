import { describe, expect, it } from 'vitest';
import { storedJson } from './stored-json.ts';

describe('storedJson', () => {
  it('half of a surrogate pair and NUL › in values and keys › are replaced', () => {
    const value = { quote: 'Great \ud83d', list: ['a\u0000b', { 'key\udc00': 'x' }] };
    expect(JSON.parse(storedJson(value))).toEqual({ quote: 'Great \ufffd', list: ['a\ufffdb', { 'key\ufffd': 'x' }] });
  });

  it('whole characters › of any plane › stay as they are', () => {
    const value = { text: 'Їжак 🦔 \\u0000 "quoted"', count: 3, none: null, at: new Date(0) };
    expect(storedJson(value)).toBe(JSON.stringify(value));
  });
});
