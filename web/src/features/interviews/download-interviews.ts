import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { downloadTable } from '#web/shared/api/download.ts';
import { type InterviewFilter, interviewQueryOf } from './api.ts';

/** Saves all interviews that match a filter as a CSV file. */
export function downloadInterviews(filter: InterviewFilter): Promise<void> {
  return downloadTable(listInterviews, { query: interviewQueryOf(filter) });
}
