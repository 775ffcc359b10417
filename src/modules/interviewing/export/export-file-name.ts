import type {
  ExportedDocument,
  PlanContentExport,
  PlanExportFormat,
} from '#contracts/interviewing/summary/interview-export.ts';
import { exportWords, filled } from './export-words.ts';

const longest = 120;

/** Says what the file is, in the language of the interview. */
export function exportTitle(
  document: ExportedDocument,
  { candidate, position, language }: PlanContentExport['interview'],
): string {
  return filled(exportWords(language).file.file[document], { candidate, position });
}

export function exportFileName(
  document: ExportedDocument,
  interview: PlanContentExport['interview'],
  format: PlanExportFormat,
): string {
  return fileNameOf(exportTitle(document, interview), format);
}

/** Nothing of what people typed can make it a path, hide its ending or break the header that carries it. */
export function fileNameOf(title: string, ending: string): string {
  const safe = title
    // paths, what Windows refuses, controls, and marks that turn the direction of writing
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
    // half of a letter that was cut
    .replace(/\p{Cs}$/u, '')
    .trim();
  return `${safe}.${ending}`;
}
