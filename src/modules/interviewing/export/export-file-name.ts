import type {
  ExportedDocument,
  PlanContentExport,
  PlanExportFormat,
} from '#contracts/interviewing/summary/interview-export.ts';
import { exportWords, filled } from './export-words.ts';

const longest = 120;

/** Describes the file in the language of the interview. */
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

/**
 * Makes user-typed text safe in a file name: it cannot become a path, hide the extension or break the response header.
 */
export function fileNameOf(title: string, ending: string): string {
  const safe = title
    // path separators, characters Windows forbids, control characters and bidirectional marks
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
    // an unpaired surrogate left by the cut
    .replace(/\p{Cs}$/u, '')
    .trim();
  return `${safe}.${ending}`;
}
