import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * The words of the posting that call for a question's competency, to stand beside the texts that are shown of it;
 * undefined where one of these says them already: the same sentence is read once.
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

/** A name of one or two words is not the sentence. */
const fewestWords = 3;

/** What a text quotes: of "You will keep the books" a question quotes "keep the books". */
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
