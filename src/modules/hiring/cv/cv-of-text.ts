import type { CvForPlan } from './cv-for-plan.ts';
import { pagesOfText } from './upload/pages-of-text.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';

/** The plan input for a CV that is not stored; identical to the result of storing the text. */
export function cvOfText(text: string): Pick<CvForPlan, 'pages' | 'lines'> {
  const pages = pagesOfText(text);
  return {
    pages: pages.map(({ number, visible }) => ({ number, visible })),
    lines: achievementLines(pages),
  };
}
