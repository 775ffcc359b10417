import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getCv } from '#contracts/hiring/cvs.ts';
import { nameOfFile } from '#contracts/hiring/name-of-file.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { cvQuery } from '#web/entities/cv/api.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import type { Setup } from './setup.ts';

/** What the CV says about its owner; null where it says nothing. */
export interface ReadCandidate {
  readonly name: string | null;
  readonly email: string | null;
}

interface ReadCandidateHooks {
  /** called once per CV, as soon as it has been processed */
  readonly onRead: (candidate: ReadCandidate) => void;
  /** called if it was deleted elsewhere */
  readonly onGone: () => void;
}

/** Follows the processing of a CV. */
export function useReadCandidate(cv: Setup['cv'], { onRead, onGone }: ReadCandidateHooks) {
  const reading = useQuery({ ...cvQuery(cv?.id ?? ''), enabled: cv !== undefined });
  const isRead = reading.data?.state === 'ready';
  const candidate = useQuery({ ...candidateQuery(cv?.candidateId ?? ''), enabled: cv !== undefined && isRead });
  const told = useRef<string>(undefined);
  const isGone = cv !== undefined && refusalOf(getCv, reading.error)?.code === 'hiring.cv_not_found';
  useEffect(() => {
    if (isGone) onGone();
    if (cv === undefined || candidate.data === undefined || told.current === cv.id) return;
    told.current = cv.id;
    const { name, email } = candidate.data;
    // If the CV contains no name, the candidate is still named after the file.
    onRead({ name: name === nameOfFile(cv.fileName) ? null : name, email });
  });
  return { view: reading.data, candidate: candidate.data };
}
