import type { Evidence } from '#contracts/interviewing/plan/plan.ts';

/** A line of the CV in quotation marks. */
export function QuotedLine({ evidence }: { readonly evidence: Evidence }) {
  return <q>{evidence.quote}</q>;
}
