import { SegmentedControl, Skeleton } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { AddButton } from '#web/features/candidates/add/add-button.tsx';
import { AddDialog } from '#web/features/candidates/add/add-dialog.tsx';
import { CandidateRows } from '#web/features/candidates/candidate-rows.tsx';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { IntakeRows } from '#web/entities/cv/upload/intake-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { areComparable } from './are-comparable.ts';
import { inOrderOfWork } from './hiring-stages.ts';
import { HiringStrip } from './hiring-strip.tsx';
import { InterviewLines, InterviewLinesHead } from './interview-lines.tsx';
import { NextAct } from './next-act.tsx';
import styles from './position-page.module.css';
import { type PositionView, positionViewOf, positionViews } from './position-view.ts';

const QuestionReport = lazyPart(
  async () => (await import('#web/features/question-report/question-report.tsx')).QuestionReport,
);
const Comparison = lazyPart(async () => (await import('#web/features/comparison/comparison.tsx')).Comparison);

const viewNames = {
  '': 'compare.list',
  compare: 'compare.sideBySide',
  questions: 'compare.questions',
} as const satisfies Record<PositionView, string>;

/**
 * All candidates for a position, in the view that the URL selects: stage counts and a row per candidate with their
 * interviews and next action; a comparison side by side; or how the core questions performed.
 */
export function PositionCandidates({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'candidates']);
  const { shown, set } = useListFilter();
  const view = positionViewOf(shown);
  const list = useSuspenseInfiniteQuery(candidatesQuery({ positionId: position.id }));
  const interviews = usePositionInterviews(position.id);
  const interviewsOf = Map.groupBy(interviews, ({ candidate }) => candidate.id);
  const views = positionViews.filter(
    (one) =>
      one === '' ||
      one === view ||
      (one === 'compare' ? areComparable(interviews) : interviews.some(({ status }) => status === 'completed')),
  );
  const uploads = useCvUploads({ positionId: position.id });
  const [adding, setAdding] = useState(false);
  const candidates = itemsOf(list);
  const people = inOrderOfWork(
    candidates.map((candidate) => ({ candidate, interviews: interviewsOf.get(candidate.id) ?? [] })),
  );
  const isBegun = candidates.length > 0;
  const more = list.hasNextPage ? Math.max(0, position.candidatesCount - candidates.length) : 0;
  return (
    <>
      {isBegun && view === '' && <HiringStrip people={people} more={more} />}
      <section className={styles.people} data-begun={isBegun}>
        <h2>{view === 'questions' ? t('compare.sharedQuestions') : t('candidates:title')}</h2>
        {view === '' && (
          <div className={styles.drop}>
            <CvDrop onFiles={uploads.add} small={isBegun} />
            <AddButton onClick={() => setAdding(true)} />
          </div>
        )}
        {views.length > 1 && (
          <SegmentedControl
            className={styles.view}
            aria-label={t('compare.view')}
            value={view}
            onChange={(value) => set('view', value)}
            data={views.map((value) => ({ value, label: t(viewNames[value]) }))}
          />
        )}
        <AddDialog positionId={position.id} opened={adding} onClose={() => setAdding(false)} />
        <div className={styles.list}>
          {view === '' ? (
            <>
              <IntakeRows intake={uploads} positionId={position.id} />
              <PagedList list={list} failed={t('candidates:list.failed')} size="sm">
                {() => (
                  <CandidateRows
                    label={t('candidates:title')}
                    factsHead={<InterviewLinesHead />}
                    candidates={people.map(({ candidate }) => candidate)}
                    renderStanding={({ id }) => <InterviewLines interviews={interviewsOf.get(id) ?? []} />}
                    renderEnd={(candidate) => (
                      <NextAct
                        candidate={candidate}
                        position={position}
                        interviews={interviewsOf.get(candidate.id) ?? []}
                      />
                    )}
                  />
                )}
              </PagedList>
            </>
          ) : (
            <Suspense fallback={<Skeleton height={320} radius="lg" />}>
              {view === 'compare' ? (
                <Comparison positionId={position.id} undecided={interviews.filter(isUndecided)} />
              ) : (
                <QuestionReport
                  positionId={position.id}
                  planned={interviews.filter(({ status }) => status === 'planned')}
                />
              )}
            </Suspense>
          )}
        </div>
      </section>
    </>
  );
}

function isUndecided({ status, recommendation }: Interview): boolean {
  return status === 'completed' && recommendation === null;
}

/** Loads all pages, newest first, because a row lists every interview of its candidate, however old. */
function usePositionInterviews(positionId: string): readonly Interview[] {
  const list = useSuspenseInfiniteQuery(interviewsQuery({ positionId }));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return itemsOf(list);
}
