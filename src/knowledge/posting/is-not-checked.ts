import { areAlike } from '#knowledge/plan/rules/likeness.ts';

/**
 * Whether words of a posting are among those the recruiter excluded. Compared loosely, because a model may copy more or
 * less of a sentence than the rules extract.
 */
export function isNotChecked(basis: string, notChecked: readonly string[] | undefined): boolean {
  const words = plain(basis);
  if (words === '') return false;
  return (notChecked ?? []).some((out) => {
    const taken = plain(out);
    return taken.includes(words) || (areAlike(taken, words) && signsOf(out) === signsOf(basis));
  });
}

/** What distinguishes two similar requirements: a licence category, a level, a number of years. */
function signsOf(text: string): string {
  const signs = text.trim().matchAll(/(?<=[^\p{L}\p{N}])\p{Lu}(?![\p{L}\p{N}])|\p{L}?\d[\p{L}\d.,]*/gu);
  return [...signs].map(([sign]) => sign.replace(/[.,]+$/u, '')).join(' ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
