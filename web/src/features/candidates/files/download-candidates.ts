import { listCandidates } from '#contracts/hiring/candidates.ts';
import { downloadTable } from '#web/shared/api/download.ts';
import { type CandidateFilter, candidateQueryOf } from '#web/features/candidates/api.ts';

/** Saves all candidates that match a filter as a CSV file. */
export function downloadCandidates(filter: CandidateFilter): Promise<void> {
  return downloadTable(listCandidates, { query: candidateQueryOf(filter) });
}
