import type { Quote } from '#contracts/interviewing/summary/interview-export.ts';
import type { Band } from '#contracts/interviewing/plan/plan.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';
import { type ExportWords, filled } from './export-words.ts';

export function paragraph(text: string): PdfBlock {
  return { kind: 'text', text };
}

export function quiet(text: string): PdfBlock {
  return { kind: 'quiet', text };
}

export function label(text: string): PdfBlock {
  return { kind: 'label', text };
}

export function listOf(items: readonly string[]): PdfBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

export function linesOf(lines: readonly string[]): PdfBlock[] {
  return lines.length === 0 ? [] : [{ kind: 'lines', lines }];
}

export function quoteBlock({ text, page }: Quote, { file }: ExportWords): PdfBlock {
  return { kind: 'quote', text: filled(file.quote, { text, page }) };
}

/** A section of the file with its heading, or nothing if it is empty. */
export function headed(text: string, blocks: readonly PdfBlock[]): PdfBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text }, ...blocks];
}

/** Like {@link headed}, for use within a question. */
export function labelled(text: string, blocks: readonly PdfBlock[]): PdfBlock[] {
  return blocks.length === 0 ? [] : [label(text), ...blocks];
}

/** For example "7–8 Strong". */
export function bandName(band: Band, { common }: ExportWords): string {
  return `${band.replace('-', '–')} ${common.band[band]}`;
}
