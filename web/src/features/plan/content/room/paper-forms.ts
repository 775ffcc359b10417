import type { ReactNode } from 'react';
import type { PrintForm } from '#web/shared/print-sheet.ts';
import type { drawPaperForm } from './paper-form.tsx';

let draw: typeof drawPaperForm | undefined;

/** Loads the print layouts ahead of printing, because the print event cannot wait for them. */
export async function loadPaperForms(): Promise<void> {
  draw = (await import('./paper-form.tsx')).drawPaperForm;
}

/** The print layout that replaces a plan's page; false when the page itself is printed, or nothing is. */
export function drawnOnPaper(form: PrintForm | undefined, shown: Parameters<typeof drawPaperForm>[1]): ReactNode {
  return form !== undefined && form !== 'page' && draw?.(form, shown);
}
