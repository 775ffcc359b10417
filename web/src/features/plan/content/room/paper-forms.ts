import type { ReactNode } from 'react';
import type { PrintForm } from '#web/shared/print-sheet.ts';
import type { drawPaperForm } from './paper-form.tsx';

let draw: typeof drawPaperForm | undefined;

/** Fetches what draws the forms for paper: it has to be there before a print begins, which waits for nothing. */
export async function loadPaperForms(): Promise<void> {
  draw = (await import('./paper-form.tsx')).drawPaperForm;
}

/** What is printed in place of a plan's page; nothing while that is printed as it is, or not at all. */
export function drawnOnPaper(form: PrintForm | undefined, shown: Parameters<typeof drawPaperForm>[1]): ReactNode {
  return form !== undefined && form !== 'page' && draw?.(form, shown);
}
