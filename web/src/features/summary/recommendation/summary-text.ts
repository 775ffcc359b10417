import { acceptableText } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';

/** The written parts of the summary: everything except the recommendation. */
export interface SummaryText {
  readonly overallAssessment: string;
  readonly strengths: readonly string[];
  readonly concerns: readonly string[];
}

export function textOf({ overallAssessment, strengths, concerns }: SummaryText): SummaryText {
  return { overallAssessment, strengths, concerns };
}

/** The text as sent to the server: trimmed, without empty list items. */
export function cleanText(text: SummaryText): { overallAssessment: string; strengths: string[]; concerns: string[] } {
  const lines = (all: readonly string[]): string[] => all.map((line) => line.trim()).filter((line) => line !== '');
  return {
    overallAssessment: text.overallAssessment.trim(),
    strengths: lines(text.strengths),
    concerns: lines(text.concerns),
  };
}

/** A note as a list item, shortened to the maximum length. */
function lineOf(note: string): string {
  return acceptableText(note.replaceAll(/\s+/g, ' ').trim(), limits.summary.point);
}

export function hasPoint(items: readonly string[], note: string): boolean {
  return items.includes(lineOf(note));
}

export function withoutPoint(items: readonly string[], note: string): readonly string[] {
  return items.filter((item) => item !== lineOf(note));
}

/** Adds a note to a list unless it is already there; replaces an empty last item. */
export function withPoint(items: readonly string[], note: string): readonly string[] {
  const line = lineOf(note);
  const written = items.filter((item) => item.trim() !== '');
  return line === '' || written.includes(line) || written.length >= limits.summary.points ? items : [...written, line];
}

/** Appends a draft to the existing text, as far as the limits allow. */
export function withDraft(written: SummaryText, draft: SummaryText): SummaryText {
  const parts = [written.overallAssessment.trim(), draft.overallAssessment].filter((part) => part !== '');
  return {
    overallAssessment: acceptableText(parts.join('\n\n'), limits.summary.assessment),
    strengths: draft.strengths.reduce(withPoint, written.strengths),
    concerns: draft.concerns.reduce(withPoint, written.concerns),
  };
}

export function sameText(one: SummaryText, other: SummaryText): boolean {
  return JSON.stringify(cleanText(one)) === JSON.stringify(cleanText(other));
}
