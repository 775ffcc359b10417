import type {
  ExportFormat,
  ExportedDocument,
  PlanContentExport,
} from '#contracts/interviewing/summary/interview-export.ts';
import { exportWords, filled } from './export-words.ts';

const longest = 120;

/**
 * A name that says what the file is, in the language of the interview. Nothing of what people typed can make it a path,
 * hide its ending or break the header that carries it.
 */
export function exportFileName(
  document: ExportedDocument,
  { candidate, position, language }: PlanContentExport['interview'],
  format: ExportFormat,
): string {
  const name = filled(exportWords(language).file.file[document], { candidate, position });
  const safe = name
    // paths, what Windows refuses, controls, and marks that turn the direction of writing
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
    // half of a letter that was cut
    .replace(/\p{Cs}$/u, '')
    .trim();
  return `${safe}.${format}`;
}
