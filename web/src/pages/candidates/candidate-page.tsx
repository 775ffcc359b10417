import { Button } from '@mantine/core';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { CandidateActions } from '#web/features/candidates/candidate-actions.tsx';
import { CandidateMenu } from '#web/features/candidates/erase/candidate-menu.tsx';
import { CandidateFacts } from '#web/features/candidates/candidate-facts.tsx';
import { CandidateIdentity } from '#web/features/candidates/candidate-identity.tsx';
import { CandidateRequirements } from '#web/features/candidates/candidate-requirements.tsx';
import { SameEmail } from '#web/features/candidates/merge/same-email.tsx';
import { useMergeDialog } from '#web/features/candidates/merge/use-merge-dialog.tsx';
import { OtherNameQuestion } from '#web/features/candidates/name/other-name-question.tsx';
import { planFromCv } from '#web/features/candidates/name/plan-from-cv.ts';
import { useOtherNameOf } from '#web/features/candidates/name/use-other-name.ts';
import { CvPanel } from '#web/features/candidates/cv-panel.tsx';
import { roleText } from '#web/entities/candidate/role-text.ts';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { InterviewRows } from '#web/features/interviews/interview-rows.tsx';
import { SampleNote } from '#web/entities/sample/sample-note.tsx';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { useLeaveErased } from './use-leave-erased.ts';

export function Component() {
  const { t } = useTranslation('candidates');
  const { candidateId = '' } = useParams();
  const { data: candidate, error, refetch } = useSuspenseQuery(candidateQuery(candidateId));
  const interviews = itemsOf(useSuspenseInfiniteQuery(interviewsQuery({ candidateId })));
  const onErased = useLeaveErased(candidate, interviews);
  const merge = useMergeDialog();
  const other = useOtherNameOf(candidate);
  const isHeld = other?.isAccepted === false;
  // If a newer CV has been uploaded, it may settle the question and is read first.
  const isAsked = isHeld && candidate.cv?.id === candidate.otherName?.cvId;
  if (isGone(error)) return <Gone />;
  return (
    <Page title={candidate.name}>
      <Breadcrumbs crumbs={[{ label: t('title'), to: paths.candidates() }, { label: candidate.name }]} />
      {error !== null && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
      <PageHeader
        title={candidate.name}
        lead={<Avatar name={candidate.name} large />}
        // Until the user has said whose CV it is, there is no other next step; an open interview is in the list below.
        actions={
          <>
            <CandidateMenu candidate={candidate} onErased={onErased} />
            {!isAsked && <CandidateActions candidate={candidate} interviews={interviews} />}
          </>
        }
      >
        {isHeld ? t('otherName.tag') : (roleText(candidate.profile) ?? t('facts.noRole'))}
      </PageHeader>
      {candidate.sample && <SampleNote leaveTo={paths.candidates()} />}
      {candidate.sameEmailAs.length > 0 && <SameEmail candidate={candidate} onMerge={merge.ask} />}
      {merge.dialog}
      {other !== undefined && (isAsked || !isHeld) && (
        <OtherNameQuestion
          candidate={candidate}
          other={other}
          plan={planFromCv(interviews, candidate.otherName?.cvId)}
        />
      )}
      <CvPanel candidate={candidate} isQuoted={!isHeld}>
        <CandidateFacts candidate={candidate} inNameOf={isHeld ? other.name : undefined} />
        <CandidateIdentity candidate={candidate} />
        {!isHeld && <CandidateRequirements candidateId={candidateId} years={candidate.profile?.years ?? null} />}
        <InterviewRows candidateId={candidateId} />
      </CvPanel>
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('candidates');
  if (isGone(props.error)) return <Gone />;
  return (
    <PageFailure
      title={t('title')}
      what={t('failed')}
      wayOn={
        <Button component={Link} to={paths.candidates()} size="sm">
          {t('all')}
        </Button>
      }
      {...props}
    />
  );
}

/** Deleted (here, in another tab or on another device), or never existed. */
function isGone(error: unknown): boolean {
  return refusalOf(getCandidate, error)?.code === 'hiring.candidate_not_found';
}

function Gone() {
  const { t } = useTranslation('candidates');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      <EmptyState
        drawing="chair"
        title={t('gone.title')}
        action={
          <Button component={Link} to={paths.candidates()}>
            {t('all')}
          </Button>
        }
      >
        {t('gone.text')}
      </EmptyState>
    </Page>
  );
}
