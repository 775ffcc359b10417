import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { cvSigns } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { type KnownPerson, minimisePages } from './minimise.ts';

/**
 * A CV as a model sees it: without personal data, and with lines that address machines replaced by blanks, so that
 * offsets stay valid.
 */
export function toldPages(pages: readonly CvPage[], candidate: KnownPerson | null): readonly CvPage[] {
  const signs = cvSigns(pages);
  return minimisePages(pages, candidate).map(({ number, visible }) => ({
    number,
    visible: signs
      .filter(({ page }) => page === number)
      .reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), visible),
  }));
}
