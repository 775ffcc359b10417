import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';

/**
 * Words in a CV that speak to a machine instead of a reader. They are kept from the model, and
 * hiring warns of them beside the CV; they never count against the person, who may not even know that they are there.
 */
export interface InjectionSign {
  readonly page: number;
  /** UTF-16 offsets into the page's visible text */
  readonly start: number;
  readonly end: number;
}

/** Signs on the pages as a person sees them. A sign covers whole lines: half an instruction is still one. */
export function cvSigns(pages: readonly CvPage[]): readonly InjectionSign[] {
  return pages.flatMap(({ number, visible }) => {
    const lines = [...visible.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => ({ text, start: index }));
    return lines.flatMap(({ text, start }, at): InjectionSign[] => {
      const before = lines[at - 1]?.text ?? '';
      const after = lines[at + 1]?.text ?? '';
      // A sentence may break over two lines: either of its halves then counts.
      const spoken = [text, `${before} ${text}`, `${text} ${after}`];
      const alone = speaksToMachine(text);
      const halved = !speaksToMachine(before) && !speaksToMachine(after) && spoken.slice(1).some(speaksToMachine);
      return alone || halved ? [{ page: number, start, end: start + text.length }] : [];
    });
  });
}

/** A posting or a remark without the sentences that speak to a machine. */
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

/** Where no sentence alone is an order, the line as a whole is. */
function sentencesOf(line: string): readonly string[] {
  const sentences = line.split(/(?<=[.!?])\s+/u);
  return sentences.some(speaksToMachine) ? sentences : [];
}

/** The lines that no sign touches. */
export function withoutSigns(lines: readonly CvLine[], signs: readonly InjectionSign[]): readonly CvLine[] {
  return lines.filter((line) => !touchesSign(line, signs));
}

export function touchesSign(place: Pick<CvLine, 'page' | 'start' | 'end'>, signs: readonly InjectionSign[]): boolean {
  return signs.some(({ page, start, end }) => page === place.page && start < place.end && place.start < end);
}
