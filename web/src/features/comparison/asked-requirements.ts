import type { ComparedRound } from '#contracts/interviewing/position-comparison.ts';

/** Requirements with their indexes, split by whether any candidate was asked about them. */
export function askedRequirements({ requirements, interviews }: Pick<ComparedRound, 'requirements' | 'interviews'>) {
  const all = requirements.map((text, at) => ({ text, at }));
  const isAsked = ({ at }: { readonly at: number }): boolean =>
    interviews.some(({ requirements: answers }) => (answers[at] ?? 'not_asked') !== 'not_asked');
  return { asked: all.filter(isAsked), notAsked: all.filter((one) => !isAsked(one)) };
}
