import { expect, test, vi } from 'vitest';
import { scrollIntoSheet } from './scroll-into-sheet.ts';

test('scrollIntoSheet › of a line far below, whatever it is offset from › scrolls its sheet until the line is a third down', () => {
  const at = (top: number) => ({ getBoundingClientRect: () => ({ top }) });
  const scrollBy = vi.fn<(to: ScrollToOptions) => void>();
  const sheet = { ...at(100), clientHeight: 300, scrollBy } as unknown as HTMLElement;
  scrollIntoSheet(sheet, { ...at(1500), offsetTop: 20 } as unknown as Element, 'smooth');
  expect(scrollBy).toHaveBeenCalledWith({ top: 1300, behavior: 'smooth' });
});
