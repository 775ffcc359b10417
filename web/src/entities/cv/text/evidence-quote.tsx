import type { Evidence } from '#contracts/interviewing/plan/plan.ts';
import { Quote } from '#web/shared/ui/quote.tsx';
import { usePlaceOf } from './use-place-of.ts';

interface EvidenceQuoteProps {
  readonly evidence: Evidence;
  readonly selected?: boolean;
}

/** A quote used by a plan, with its location in the CV. */
export function EvidenceQuote({ evidence, selected = false }: EvidenceQuoteProps) {
  return (
    <Quote source={usePlaceOf(evidence)} selected={selected}>
      {evidence.quote}
    </Quote>
  );
}
