import { useQuery } from '@tanstack/react-query';
import type { CvView } from '#contracts/hiring/cvs.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { cvQuery } from '#web/entities/cv/api.ts';

/**
 * The CV that the next plan of an interview is made from: the candidate's newest, unless another was named when it was
 * made. Null for none, undefined while it is not known.
 */
export function useCvOfPlan({ candidate, cvId, followsNewestCv }: Interview): CvView | null | undefined {
  const newest = useQuery({ ...candidateQuery(candidate.id), enabled: followsNewestCv });
  const named = useQuery({ ...cvQuery(cvId ?? ''), enabled: !followsNewestCv && cvId !== null });
  if (followsNewestCv) return newest.data?.cv;
  return cvId === null ? null : named.data;
}
