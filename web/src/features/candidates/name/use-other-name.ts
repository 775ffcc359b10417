import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { otherNameAtHead } from '#contracts/hiring/other-name-at-head.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { isRightCv, keepRightCv } from './right-cv.ts';

export interface OtherName {
  /** the name in the CV */
  readonly name: string;
  /** the user confirmed on this device that it is the right CV */
  readonly isAccepted: boolean;
  readonly accept: () => void;
}

/** The name in a candidate's CV, if it differs from the candidate's. */
export function useOtherNameOf({ name, otherName }: Candidate): OtherName | undefined {
  const answer = useAnswer(name, otherName?.cvId);
  return otherName === null || answer === undefined ? undefined : { name: otherName.name, ...answer };
}

/**
 * The same for any of their CVs, because a plan keeps the one it is based on.
 *
 * @param cvId id of a processed CV; null if there is none
 */
export function useOtherName(name: string | undefined, cvId: string | null): OtherName | undefined {
  const text = useQuery({ ...cvTextQuery(cvId ?? ''), enabled: cvId !== null });
  const answer = useAnswer(name, cvId ?? undefined);
  if (answer === undefined || name === undefined || text.data === undefined) return undefined;
  const inCv = otherNameAtHead(text.data, name);
  return inCv === undefined ? undefined : { name: inCv, ...answer };
}

/** Once confirmed on this device, the question is not asked again as long as the candidate's name is unchanged. */
function useAnswer(name: string | undefined, cvId: string | undefined): Omit<OtherName, 'name'> | undefined {
  const [accepted, setAccepted] = useState<string>();
  if (name === undefined || cvId === undefined) return undefined;
  return {
    isAccepted: accepted === name || isRightCv(cvId, name),
    accept: () => {
      keepRightCv(cvId, name);
      setAccepted(name);
    },
  };
}
