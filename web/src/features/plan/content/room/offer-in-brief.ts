import type { Decision } from '#contracts/interviewing/plan/decision.ts';

interface OfferInBrief {
  /** the least scores: of the questions with these numbers, or of all others that are asked */
  readonly scores: readonly { readonly score: number; readonly numbers: readonly number[] | undefined }[];
  /** what it takes beside them */
  readonly also: readonly string[];
}

/** What an offer takes, in a line: what decides by its numbers, the other questions together. */
export function offerInBrief({ offer, offerWhen, grounds = [] }: Decision): OfferInBrief {
  if (offer === undefined) return { scores: [], also: offerWhen === undefined ? [] : [withoutStop(offerWhen)] };
  const deciding = offer.leastScores.filter(({ ifAsked }) => ifAsked !== true);
  const others = new Set(offer.leastScores.filter(({ ifAsked }) => ifAsked === true).map(({ least }) => least));
  // The reasons for a no stand in the next line.
  const saidBelow = grounds.filter(({ ground }) => ground.kind === 'nothingAgainst').map(({ text }) => text);
  return {
    scores: [
      ...[...Map.groupBy(deciding, ({ least }) => least)].map(([score, rows]) => ({
        score,
        numbers: rows.map(({ order }) => order),
      })),
      ...[...others].map((score) => ({ score, numbers: undefined })),
    ],
    also: offer.also.filter((condition) => !saidBelow.includes(condition)).map(withoutStop),
  };
}

/** A sentence as one of several in a line. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}
