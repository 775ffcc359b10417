import type { CandidateSheet, SheetBlock } from '#contracts/interviewing/candidate-sheets.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './sheet-words.ts';

/** A section with its heading, or nothing if the section is empty. */
export function part(title: string, ...blocks: readonly (SheetBlock | undefined)[]): readonly SheetBlock[] {
  const said = blocks.filter((block) => block !== undefined);
  return said.length === 0 ? [] : [{ kind: 'heading', text: title }, ...said];
}

export function paragraph(text: string): SheetBlock {
  return { kind: 'text', text };
}

export function listOf(items: readonly string[]): SheetBlock | undefined {
  return items.length === 0 ? undefined : { kind: 'list', items: [...items] };
}

/** The facts that identify the interview. */
export function factsOf({ interview, sender }: SheetFacts, words: SheetWords): SheetBlock {
  const { scheduledAt } = interview;
  const said = [
    ['company', sender.company],
    ['position', interview.position.title],
    ['type', `${words.interviewType[interview.type]}, ${words.minutes(interview.lengthMinutes)}`],
    ['scheduled', scheduledAt && words.when(scheduledAt)],
    ['contact', sender.fullName],
  ] as const;
  return {
    kind: 'facts',
    facts: said.flatMap(([fact, value]) => (value === null ? [] : [{ name: words.facts[fact], value }])),
  };
}

export function sheetOf(
  language: CandidateSheet['language'],
  title: string,
  blocks: readonly SheetBlock[],
): CandidateSheet {
  return { language, title, blocks: [...blocks], text: [title, ...blocks.map(plainText)].join('\n\n') };
}

function plainText(block: SheetBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  }
}
