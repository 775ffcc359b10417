import { Button } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type InterviewInput, interviewsQuery, useCreateInterview } from '#web/features/interviews/api.ts';
import { AddButton } from '#web/features/candidates/add/add-button.tsx';
import { AddDialog } from '#web/features/candidates/add/add-dialog.tsx';
import { InterviewForm, type InterviewValues } from '#web/features/interviews/interview-form.tsx';
import { PlanBasis } from '#web/features/interviews/plan-basis.tsx';
import styles from '#web/features/interviews/plan-basis.module.css';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { positionsQuery } from '#web/features/positions/api.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { keptLines } from '#web/entities/interview/fields/picked-lines.ts';
import { defaultMinutes } from '#web/entities/interview/fields/interview-lengths.ts';
import { toInstant } from '#web/entities/interview/date-time/local-time.ts';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { UploadRows } from '#web/entities/cv/upload/upload-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { useLimit } from '#web/entities/quota/api.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { LimitNotice } from '#web/entities/quota/limit-notice.tsx';
import { itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { useCandidateChoices, usePositionChoices } from './use-choices.ts';

export function Component() {
  const { t } = useTranslation('interviews');
  const positions = useSuspenseInfiniteQuery(positionsQuery({ q: '', status: 'active' }));
  const full = useLimit('interviews')?.canCreate === false;
  const active = itemsOf(positions);
  return (
    <Page title={t('new.title')}>
      <Breadcrumbs crumbs={[{ label: t('title'), to: paths.interviews() }, { label: t('new.title') }]} />
      <PageHeader title={t('new.title')}>{t('new.lead')}</PageHeader>
      <LimitNotice resource="interviews" />
      {!full &&
        (active.length === 0 ? (
          <NoPosition />
        ) : (
          <NewInterview onlyPositionId={active.length === 1 ? active[0]?.id : undefined} />
        ))}
    </Page>
  );
}

function NewInterview({ onlyPositionId = null }: { readonly onlyPositionId: string | null | undefined }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const draft = useFormDraft<InterviewValues>('interview');
  const initial: InterviewValues = {
    type: 'technical',
    durationMinutes: defaultMinutes.technical,
    language: currentLanguage(),
    // Candidates can only be compared if their interviews have the same type, length and language.
    ...useLastRound(address.get('positionId')),
    scheduledAt: '',
    userRole: '',
    previousFeedback: '',
    openPoints: null,
    adjustments: unadjusted,
    questionsInAdvance: false,
    ...draft.stored,
    // the URL takes precedence over a stored draft
    positionId: address.get('positionId') ?? draft.stored?.positionId ?? onlyPositionId,
    candidateId: address.get('candidateId') ?? draft.stored?.candidateId ?? null,
  };
  const [chosen, setChosen] = useState<InterviewValues>(initial);
  const positions = usePositionChoices(chosen.positionId);
  const candidates = useCandidateChoices(chosen.candidateId);
  const create = useCreateInterview();
  const keyFor = useActionKey();
  const submit = (values: InterviewValues): void => {
    const body = toInput(values);
    if (body === undefined) return;
    create.mutate(
      { body, key: keyFor(body) },
      {
        onSuccess: (interview) => {
          draft.drop();
          void navigate(paths.interview(interview.id));
        },
      },
    );
  };
  const position = useQuery({ ...positionQuery(chosen.positionId ?? ''), enabled: chosen.positionId !== null }).data;
  const candidate = useQuery({
    ...candidateQuery(chosen.candidateId ?? ''),
    enabled: chosen.candidateId !== null,
  }).data;
  const chosenPosition = positions.choices.find(({ value }) => value === chosen.positionId);
  return (
    <>
      {chosenPosition !== undefined && (
        <ReadOnlyNotice position={{ id: chosenPosition.value, title: chosenPosition.label }} />
      )}
      <div className={styles.beside}>
        <InterviewForm
          initial={initial}
          draft={draft}
          positions={positions}
          candidates={candidates}
          candidateIntake={CandidateIntake}
          busy={create.isPending}
          error={create.error}
          onChange={setChosen}
          onSubmit={submit}
          onCancel={() => void navigate(paths.interviews())}
        />
        <PlanBasis position={position} candidate={candidate} interview={chosen} />
      </div>
    </>
  );
}

/** Settings of the newest interview of a position; nothing if it has none. */
function useLastRound(positionId: string | null) {
  const key = interviewsQuery({ positionId: positionId ?? '' }).queryKey;
  const known = useQueryClient().getQueryData(key);
  const newest = known?.pages[0]?.items.find(({ status }) => status !== 'cancelled');
  if (newest === undefined) return {};
  const { type, durationMinutes, language } = newest;
  return { type, durationMinutes, language };
}

function CandidateIntake({ onCandidate }: { readonly onCandidate: (candidateId: string) => void }) {
  const { t } = useTranslation('interviews');
  const [adding, setAdding] = useState(false);
  const uploads = useCvUploads({ maxFiles: 1, onSent: (cv) => onCandidate(cv.candidateId) });
  return (
    <>
      <div className={styles.intake}>
        <p className="small muted">{t('new.orCv')}</p>
        <CvDrop onFiles={uploads.add} multiple={false} small />
        <AddButton onClick={() => setAdding(true)} />
      </div>
      <UploadRows {...uploads} />
      <AddDialog opened={adding} onClose={() => setAdding(false)} onAdded={({ id }) => onCandidate(id)} />
    </>
  );
}

function toInput(values: InterviewValues): InterviewInput | undefined {
  const { positionId, candidateId, type, durationMinutes, language, adjustments, questionsInAdvance } = values;
  if (positionId === null || candidateId === null) return undefined;
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    positionId,
    candidateId,
    type,
    durationMinutes,
    language,
    scheduledAt: toInstant(values.scheduledAt),
    userRole: orNull(values.userRole),
    previousFeedback: orNull(values.previousFeedback),
    openPoints: keptLines(values.openPoints, values.previousFeedback),
    adjustments,
    questionsInAdvance,
  };
}

function NoPosition() {
  const { t } = useTranslation('interviews');
  return (
    <EmptyState
      drawing="sheet"
      title={t('new.noPosition')}
      action={
        <Button component={Link} to={paths.newPosition()} variant="filled">
          {t('new.createPosition')}
        </Button>
      }
    >
      {t('new.noPositionText')}
    </EmptyState>
  );
}
