import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { type SummaryText, cleanText } from '#web/features/summary/recommendation/summary-text.ts';

/** What a decision goes through, in this order. The first is absent where nothing was required. */
export interface DecisionSteps {
  readonly requirements?: {
    readonly isDone: boolean;
    readonly notMet: number;
    /** asked, and left open */
    readonly open: number;
    readonly notAsked: number;
  };
  readonly lists: { readonly isDone: boolean; readonly written: number };
}

/** How far each is: a requirement that is not met is settled, one that is open or was not asked is not. */
export function decisionSteps(points: readonly RequiredPoint[], text: SummaryText): DecisionSteps {
  const { notMet, open } = unmetOf(points);
  const notAsked = open.filter(({ answer }) => answer === null).length;
  const { strengths, concerns } = cleanText(text);
  const written = strengths.length + concerns.length;
  return {
    ...(points.length > 0 && {
      requirements: {
        isDone: open.length === 0,
        notMet: notMet.length,
        open: open.length - notAsked,
        notAsked,
      },
    }),
    lists: { isDone: written > 0, written },
  };
}
