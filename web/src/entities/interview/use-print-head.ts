import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';

/**
 * The header of each printed sheet: candidate, position, and the date the interview started, was scheduled for or was
 * created.
 */
export function usePrintHead({ candidate, position, startedAt, scheduledAt, createdAt }: Interview): string {
  const format = useFormat();
  return [candidate.name, position.title, format.date(startedAt ?? scheduledAt ?? createdAt)].join(' · ');
}
