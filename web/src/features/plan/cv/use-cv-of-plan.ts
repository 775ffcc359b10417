import { useQuery } from '@tanstack/react-query';
import type { CvView } from '#contracts/hiring/cvs.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { cvQuery } from '#web/entities/cv/api.ts';

/**
 * The CV that the interview's next plan will be based on: the candidate's newest, unless a specific one was chosen.
 * Null if there is none, undefined while loading.
 */
export function useCvOfPlan({ candidate, cvId, followsNewestCv }: Interview): CvView | null | undefined {
  const newest = useQuery({ ...candidateQuery(candidate.id), enabled: followsNewestCv });
  const named = useQuery({ ...cvQuery(cvId ?? ''), enabled: !followsNewestCv && cvId !== null });
  if (followsNewestCv) return newest.data?.cv;
  return cvId === null ? null : named.data;
}
