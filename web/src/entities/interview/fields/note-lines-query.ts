import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#contracts/common.ts';
import { readNote } from '#contracts/interviewing/open-points.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The lines of a note that may be open; a request for an outdated text is aborted. */
export function noteLinesQuery(note: string, language: Language) {
  return queryOptions({
    queryKey: ['note-lines', note, language],
    queryFn: note === '' ? skipToken : ({ signal }) => call(readNote, { body: { note, language }, signal }),
    staleTime: Infinity,
    retry: false,
  });
}
