import { describe, expect, it } from 'vitest';
import { joinLines } from './join-lines.ts';

describe('joinLines', () => {
  it('a sentence over two lines of the page › goes on in one, every offset where it was', () => {
    const text = 'Led the move of 14 services from a shared database to their\nown schemas.\nCut costs.';
    expect(joinLines(text)).toBe(text.replace('their\nown', 'their own'));
  });

  it.each([
    ['a new entry', 'Led the move of 14 services from a shared database\nCut costs by a third.'],
    ['a list of short lines', 'python\npostgres'],
    ['what follows a full stop', 'Зменшила час відповіді сервісу тарифів до 190 мс.\nтакож навчала колег'],
  ])('%s › keeps its line', (_what, text) => {
    expect(joinLines(text)).toBe(text);
  });

  it('a sentence over three lines, in Ukrainian › goes on in one', () => {
    expect(
      joinLines(
        'Перевела шістдесят сервісів на нову платформу без\nжодної зупинки для абонентів і разом із командою\nописала це.',
      ),
    ).not.toContain('\n');
  });
});
