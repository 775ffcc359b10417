import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';

/**
 * Text in a CV that addresses a machine instead of a reader. It is withheld from the model, and the app shows a warning
 * next to the CV. It never counts against the candidate, who may not even know that it is there.
 */
export interface InjectionSign {
  readonly page: number;
  /** UTF-16 offsets into the page's visible text */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds injection signs on the pages as a person sees them. A sign covers whole lines, because half an instruction can
 * still work.
 */
export function cvSigns(pages: readonly CvPage[]): readonly InjectionSign[] {
  return pages.flatMap(({ number, visible }) => {
    const lines = [...visible.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => ({ text, start: index }));
    const alone = lines.map(({ text }) => speaksToMachine(text));
    // A sentence may be split across two lines; both halves then count.
    const withNext = lines.map(({ text }, at) => speaksToMachine(`${text} ${lines[at + 1]?.text ?? ''}`));
    return lines.flatMap(({ text, start }, at): InjectionSign[] => {
      const halved = !alone[at - 1] && !alone[at + 1] && (withNext[at - 1] === true || withNext[at] === true);
      return alone[at] === true || halved ? [{ page: number, start, end: start + text.length }] : [];
    });
  });
}

/** A posting or remark without the sentences that address a machine. */
export function withoutOrders(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      speaksToMachine(line)
        ? sentencesOf(line)
            .filter((sentence) => !speaksToMachine(sentence))
            .join(' ')
        : line,
    )
    .join('\n');
}

/** The sentences of a line; empty if only the whole line, but no single sentence, addresses a machine. */
function sentencesOf(line: string): readonly string[] {
  const sentences = line.split(/(?<=[.!?])\s+/u);
  return sentences.some(speaksToMachine) ? sentences : [];
}

/** The lines that do not overlap a sign. */
export function withoutSigns(lines: readonly CvLine[], signs: readonly InjectionSign[]): readonly CvLine[] {
  return lines.filter((line) => !touchesSign(line, signs));
}

export function touchesSign(place: Pick<CvLine, 'page' | 'start' | 'end'>, signs: readonly InjectionSign[]): boolean {
  return signs.some(({ page, start, end }) => page === place.page && start < place.end && place.start < end);
}
