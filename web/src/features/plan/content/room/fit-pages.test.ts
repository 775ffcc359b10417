import { describe, expect, test } from 'vitest';
import { mostPages, pagesOf, paper, typeSizeFor } from './fit-pages.ts';

test.each([
  [15, 2],
  [45, 2],
  [50, 3],
  [60, 3],
  [90, 3],
  [120, 4],
])('mostPages › of %i minutes › %i', (minutes, pages) => {
  expect(mostPages(minutes)).toBe(pages);
});

test.each([
  [[], 1],
  [[60, 40], 1],
  [[60, 41], 2],
  [[60, 41, 59], 2],
  [[120, 10], 2],
])('pagesOf › blocks of %j on pages of 100 › %i, none broken', (heights, pages) => {
  expect(pagesOf(heights, 100)).toBe(pages);
});

describe('typeSizeFor', () => {
  const sizeOf = (share: number, minutes = 45) =>
    // blocks of a tenth of the given height, growing with the square of the type size, as areas do
    typeSizeFor((size) => Array.from({ length: 10 }, () => (paper.height * share * (size / 10) ** 2) / 10), minutes);

  test('of little › is the largest, on one page', () => {
    expect(sizeOf(0.9)).toBe(10);
  });

  test('of what one page holds in smaller type › is that, not the largest on two', () => {
    expect(sizeOf(1.2)).toBe(9);
  });

  test('of what two pages hold in small type alone › is small', () => {
    expect(sizeOf(2.5)).toBe(8.5);
  });

  test('of as much in a longer talk › is large, on its third page', () => {
    expect(sizeOf(2.5, 60)).toBe(10);
  });

  test('of more than is carried in › is large enough to be read, on as many pages as it takes', () => {
    expect(sizeOf(9)).toBe(9);
  });
});
