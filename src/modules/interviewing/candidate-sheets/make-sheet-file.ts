import type { SheetBlock, SheetKind } from '#contracts/interviewing/candidate-sheets.ts';
import type { Actor } from '#platform/actor.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { drawPdf } from '#platform/pdf/draw-pdf.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';
import { fileNameOf } from '#modules/interviewing/export/export-file-name.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import { type SheetDeps, type SheetWanted, loadSheetFacts } from './load-sheet-facts.ts';
import { noticeOf } from './notice-of.ts';
import { prepSheetOf } from './prep-sheet-of.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { paragraph, part } from './sheet-parts.ts';
import { sheetWords } from './sheet-words.ts';

interface SheetFileInput extends SheetWanted {
  readonly sheet: SheetKind;
  /** empty string for none */
  readonly note: string;
}

/** @throws AppError interviewing.interview_not_found, hiring.candidate_not_found, interviewing.twin_not_found */
export async function makeSheetFile(
  deps: SheetDeps,
  actor: Actor,
  { sheet, note, ...wanted }: SheetFileInput,
): Promise<MadeFile> {
  const facts = await loadSheetFacts(deps, actor, wanted);
  const { language, position } = facts.interview;
  const { title, blocks } = sheet === 'notice' ? noticeOf(facts) : withNote(facts, note);
  const name = filled(sheetWords(language, facts.timeZone)[sheet].file, { position: position.title });
  return {
    headers: fileHeaders('application/pdf', fileNameOf(name, 'pdf')),
    parts: async function* parts() {
      yield await drawPdf({
        language,
        title,
        subtitle: position.title,
        head: [facts.sender.company, position.title].filter((text) => text !== null).join(' · '),
        foot: 'Askwell',
        blocks: blocks.map(pdfBlock),
      });
    },
  };
}

function withNote(facts: SheetFacts, note: string) {
  const { title, blocks, noteTitle } = prepSheetOf(facts);
  return { title, blocks: [...blocks, ...(note === '' ? [] : part(noteTitle, paragraph(note)))] };
}

function pdfBlock(block: SheetBlock): PdfBlock {
  if (block.kind !== 'facts') return block;
  return { kind: 'facts', rows: block.facts.map(({ name, value }) => [name, value] as const) };
}
