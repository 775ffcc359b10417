import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

describe('textBlocks', () => {
  it('a posting › with marked lines › paragraphs and lists, without the marks', () => {
    const text =
      'We look for a nurse.\nFull time.\n\nEssential\n- Registered with NMBI\n- 18 months in a ward\n\n• Ventilation';
    expect(textBlocks(text)).toEqual([
      { kind: 'text', text: 'We look for a nurse.\nFull time.' },
      { kind: 'text', text: 'Essential' },
      { kind: 'list', items: ['Registered with NMBI', '18 months in a ward'] },
      { kind: 'list', items: ['Ventilation'] },
    ]);
  });

  it('lines › that begin with a dash of their own › stay as they were written', () => {
    expect(textBlocks('-40 °C in winter\n—\n*bold*')).toEqual([{ kind: 'text', text: '-40 °C in winter\n—\n*bold*' }]);
  });

  it('nothing › no block', () => {
    expect(textBlocks('')).toEqual([]);
  });
});
