import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** What each printed sheet says: who, for what, and when it was printed or is to be. */
export function usePrintHead({ candidate, position, startedAt, scheduledAt, createdAt }: Interview): string {
  const format = useFormat();
  return [candidate.name, position.title, format.date(startedAt ?? scheduledAt ?? createdAt)].join(' · ');
}
