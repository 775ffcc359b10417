import { describe, expect, test } from 'vitest';
import { chosenLines } from './chosen-lines.ts';

const filler = 'Did one thing and another thing for a customer.';
const told = 'Cut the error rate of billing from 4 to 0.2 per cent';

/** Pages of meaningless lines, with one meaningful line on the last page. */
function longCv(pages: number) {
  const visible = `Acme, 2019-2024\n${`${filler}\n`.repeat(70)}`;
  const before = Array.from({ length: pages - 1 }, (_, index) => ({ number: index + 1, visible }));
  const line = { page: pages, start: visible.length, end: visible.length + told.length, quote: told };
  return { pages: [...before, { number: pages, visible: `${visible}${told}\n${filler}` }], line };
}

describe('chosenLines', () => {
  test('chosenLines › of a CV that fits › is the whole CV', () => {
    const { pages, line } = longCv(2);
    const text = chosenLines(pages, [line], 20_000);
    const lines = pages.map(({ visible }) => visible.split('\n').filter(Boolean));
    const before = lines[0]?.length ?? 0;
    const numbered = (from: number) => (said: string, at: number) => `${from + at + 1}| ${said}`;
    expect(text).toBe(
      ['[page 1]', ...(lines[0] ?? []).map(numbered(0)), '[page 2]', ...(lines[1] ?? []).map(numbered(before))].join(
        '\n',
      ),
    );
  });

  test('chosenLines › of a CV that is too long › has the line that tells most, its beginning, and no more than fits', () => {
    const { pages, line } = longCv(10);
    const text = chosenLines(pages, [line], 11_000);
    expect(text).toMatch(new RegExp(`\\[page 10\\]\n\\d+\\| ${told}`));
    expect(text.startsWith(`[page 1]\n1| Acme, 2019-2024\n2| ${filler}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(11_000);
    expect(chosenLines(pages, [], 11_000)).not.toContain(told);
  });

  test('chosenLines › of more telling lines than fit › leaves room for what stands around them', () => {
    const { pages } = longCv(10);
    const telling = pages.map(({ number, visible }) => ({
      page: number,
      start: visible.indexOf(filler),
      end: visible.length,
      quote: filler,
    }));
    const text = chosenLines(pages, telling.toReversed(), 11_000);
    expect(text).toMatch(/^\[page 1\]\n1\| Acme/);
    expect(text).toContain(told);
    expect(text.length).toBeLessThanOrEqual(11_000);
  });
});
