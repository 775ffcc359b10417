import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { otherNameAtHead } from '#contracts/hiring/other-name-at-head.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { isRightCv, keepRightCv } from './right-cv.ts';

export interface OtherName {
  /** at the head of the CV */
  readonly name: string;
  /** somebody said on this device that it is the right CV */
  readonly isAccepted: boolean;
  readonly accept: () => void;
}

/** The name that the CV of a candidate has at its head, where it is another than the candidate's. */
export function useOtherNameOf({ name, otherName }: Candidate): OtherName | undefined {
  const answer = useAnswer(name, otherName?.cvId);
  return otherName === null || answer === undefined ? undefined : { name: otherName.name, ...answer };
}

/**
 * The same of any CV of theirs: a plan keeps the one that it was made from.
 * @param cvId of a CV that was read; null for none
 */
export function useOtherName(name: string | undefined, cvId: string | null): OtherName | undefined {
  const text = useQuery({ ...cvTextQuery(cvId ?? ''), enabled: cvId !== null });
  const answer = useAnswer(name, cvId ?? undefined);
  if (answer === undefined || name === undefined || text.data === undefined) return undefined;
  const inCv = otherNameAtHead(text.data, name);
  return inCv === undefined ? undefined : { name: inCv, ...answer };
}

/** Whoever says that it is the right CV is not asked again on this device, as long as the candidate has that name. */
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
