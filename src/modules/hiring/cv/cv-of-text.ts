import type { CvForPlan } from './cv-for-plan.ts';
import { pagesOfText } from './upload/pages-of-text.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';

/** What a plan is made from, of a CV that nobody has stored: word for word what storing the text would give. */
export function cvOfText(text: string): Pick<CvForPlan, 'pages' | 'lines'> {
  const pages = pagesOfText(text);
  return {
    pages: pages.map(({ number, visible }) => ({ number, visible })),
    lines: achievementLines(pages),
  };
}
