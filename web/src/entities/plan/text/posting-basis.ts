import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * The sentence of the posting that calls for a question's competency; undefined if one of the `shown` texts already
 * contains it, so that the user does not read it twice.
 */
export function postingBasis(
  competencies: readonly Competency[],
  question: Pick<Question, 'competencyId'>,
  shown: readonly string[],
): string | undefined {
  const basis = competencies.find(({ id }) => id === question.competencyId)?.basis;
  if (basis === undefined) return undefined;
  const words = bare(basis);
  const isSaid = shown.some(
    (text) => bare(text).includes(words) || quotedIn(text).some((quoted) => words.includes(bare(quoted))),
  );
  return isSaid ? undefined : basis;
}

/** Fewer words are a name, not a quoted sentence. */
const fewestWords = 3;

/** The quotes within a text: a question may quote only part of the sentence, such as "keep the books". */
function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(/[“«](?<quoted>[^”»]+)[”»]/gu)]
    .map(({ groups }) => groups?.['quoted'] ?? '')
    .filter((quoted) => quoted.split(/\s+/u).length >= fewestWords);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”«»"„]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:]+$/u, '')
    .trim();
}
