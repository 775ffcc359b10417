import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { isRecord, numberOf, numbersOf } from './page-operators.ts';

/** A form field and its value. */
export type FilledField = { id: unknown; value: string; rect: readonly number[]; size: number };
export type PageNotes = {
  /** texts of notes and comments, which a reader of the page does not see */
  notes: string[];
  fields: FilledField[];
};

// their contents are alternative text for screen readers, or are drawn on the page anyway
const described = new Set(['Link', 'Widget', 'FreeText', 'Stamp', 'Popup']);
const defaultSize = 9;

export async function annotationsOf(page: PDFPageProxy): Promise<PageNotes> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  const notes: string[] = [];
  const fields: FilledField[] = [];
  for (const annotation of annotations) {
    if (!isRecord(annotation)) continue;
    const { id, contentsObj, alternativeText, fieldValue, subtype } = annotation;
    const shown = annotation['hidden'] !== true && annotation['noView'] !== true;
    const texts = [isRecord(contentsObj) ? contentsObj['str'] : undefined, alternativeText].map(textOf);
    const isNote = typeof subtype !== 'string' || !described.has(subtype);
    notes.push(...new Set(texts.filter((text) => text !== '' && (isNote || speaksToMachine(text)))));
    const value = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map(textOf).join(', ');
    if (value === '' || annotation['password'] === true || annotation['fieldType'] === 'Btn') continue;
    const rect = Array.from(numbersOf(annotation['rect']));
    const appearance = annotation['defaultAppearanceData'];
    const size = isRecord(appearance) ? numberOf(appearance['fontSize']) : 0;
    if (shown && rect.length === 4) fields.push({ id, value, rect, size: size > 0 ? size : defaultSize });
    else notes.push(value);
  }
  return { notes, fields };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value).trim() : '';
}
