import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { CandidateRows } from '#web/features/candidates/candidate-rows.tsx';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { InterviewLines } from './interview-lines.tsx';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { IntakeRows } from '#web/entities/cv/upload/intake-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { NextAct } from './next-act.tsx';

/** Everybody who is considered for a position, a row each: their interviews for it, and what is to be done next. */
export function PositionCandidates({ position }: { readonly position: Position }) {
  const { t } = useTranslation('candidates');
  const list = useSuspenseInfiniteQuery(candidatesQuery({ positionId: position.id }));
  const interviewsOf = Map.groupBy(usePositionInterviews(position.id), ({ candidate }) => candidate.id);
  const uploads = useCvUploads({ positionId: position.id });
  return (
    <>
      <CvDrop onFiles={uploads.add} />
      <IntakeRows intake={uploads} positionId={position.id} />
      <PagedList list={list} failed={t('list.failed')} size="sm">
        {(candidates) => (
          <CandidateRows
            label={t('title')}
            candidates={candidates}
            renderStanding={({ id }) => <InterviewLines interviews={interviewsOf.get(id) ?? []} />}
            renderEnd={({ id }) => (
              <NextAct candidateId={id} position={position} interviews={interviewsOf.get(id) ?? []} />
            )}
          />
        )}
      </PagedList>
    </>
  );
}

/** All of them, newest first: a row names every interview of its candidate, however long ago it was made. */
export function usePositionInterviews(positionId: string): readonly Interview[] {
  const list = useSuspenseInfiniteQuery(interviewsQuery({ positionId }));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return itemsOf(list);
}
