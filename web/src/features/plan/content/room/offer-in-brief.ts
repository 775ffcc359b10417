import type { Decision } from '#contracts/interviewing/plan/decision.ts';

interface OfferInBrief {
  /** minimum scores, with the numbers of their questions; undefined stands for all other questions that are asked */
  readonly scores: readonly { readonly score: number; readonly numbers: readonly number[] | undefined }[];
  /** the other conditions */
  readonly also: readonly string[];
}

/** The conditions of an offer in one line: deciding questions by number, the others together. */
export function offerInBrief({ offer, offerWhen, grounds = [] }: Decision): OfferInBrief {
  if (offer === undefined) return { scores: [], also: offerWhen === undefined ? [] : [withoutStop(offerWhen)] };
  const deciding = offer.leastScores.filter(({ ifAsked }) => ifAsked !== true);
  const others = new Set(offer.leastScores.filter(({ ifAsked }) => ifAsked === true).map(({ least }) => least));
  // The reasons for a no are on the next line.
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

/** A sentence for joining with others on one line. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}
