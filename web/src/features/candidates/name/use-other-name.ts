import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';
import { otherNameAtHead } from './other-name-at-head.ts';

export interface OtherName {
  /** at the head of the CV */
  readonly name: string;
  /** somebody said on this device that it is the right CV */
  readonly isAccepted: boolean;
  readonly accept: () => void;
}

/**
 * The name that a CV has at its head, where it is another than the candidate's. Whoever says that it is the right CV is
 * not asked again on this device, as long as the candidate has that name.
 * @param cvId of a CV that was read; null for none
 */
export function useOtherName(name: string | undefined, cvId: string | null): OtherName | undefined {
  const text = useQuery({ ...cvTextQuery(cvId ?? ''), enabled: cvId !== null });
  const key = `right-cv:${cvId ?? ''}`;
  const [accepted, setAccepted] = useState<string>();
  if (cvId === null || name === undefined || text.data === undefined) return undefined;
  const inCv = otherNameAtHead(text.data, name);
  if (inCv === undefined) return undefined;
  return {
    name: inCv,
    isAccepted: accepted === name || readStored(key) === name,
    accept: () => {
      writeStored(key, name);
      setAccepted(name);
    },
  };
}
