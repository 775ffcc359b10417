import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { NewPosition } from '#contracts/hiring/positions.ts';
import { CompanyStep } from '#web/features/onboarding/company-step.tsx';
import { InterviewStep } from '#web/features/onboarding/interview-step.tsx';
import { type Setup, type SetupStep, setupSteps, stepOf } from '#web/features/onboarding/setup.ts';
import type { SetupMemory } from '#web/features/onboarding/setup-memory.ts';
import { StepsProgress } from '#web/features/onboarding/steps-progress.tsx';
import { useSetup } from '#web/features/onboarding/use-setup.ts';
import { PositionForm } from '#web/features/positions/form/position-form.tsx';
import { type PositionValues, toInput } from '#web/features/positions/form/position-values.ts';
import { LimitNotice } from '#web/entities/quota/limit-notice.tsx';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { refusedBefore } from '#web/shared/forms/field-errors.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { lazyWithTexts, loadWithTexts } from '#web/shared/language/load-with-texts.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { CardsSkeleton, SkeletonPage } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import styles from './onboarding-page.module.css';

// The plan comes after three forms; it is preloaded with the last one.
const loadPlan = () => import('./setup-plan.tsx');
const SetupPlan = lazyWithTexts(async () => (await loadPlan()).SetupPlan, ['plan']);

/** The setup of a new account: company, first position and first interview, then the plan being generated. */
export function Component() {
  const { memory, setup } = useSetup();
  // Kept in state, because leaving clears the stored setup before the next page is shown.
  const [interviewId, setInterviewId] = useState(setup.interviewId);
  if (setup.interviewId !== undefined && setup.interviewId !== interviewId) setInterviewId(setup.interviewId);
  if (interviewId === undefined) return <Steps memory={memory} setup={setup} />;
  return (
    <Suspense fallback={<PlanSkeleton />}>
      <SetupPlan interviewId={interviewId} onForget={memory.forget} />
    </Suspense>
  );
}

function PlanSkeleton() {
  return (
    <SkeletonPage>
      <StepsProgress current="interview" closed />
      <CardsSkeleton cards={3} />
    </SkeletonPage>
  );
}

interface StepsProps {
  readonly memory: SetupMemory;
  readonly setup: Setup;
}

function Steps({ memory, setup }: StepsProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useUser();
  const step = stepOf(setup, user.company !== undefined, search.get('step'));
  useHeadingOf(step);
  useEffect(() => {
    if (step === 'interview') loadWithTexts(loadPlan, ['plan']).catch(() => undefined);
  }, [step]);
  const [positionError, setPositionError] = useState<unknown>(null);
  const goTo = (next: SetupStep): void => void navigate(paths.onboarding(next));
  const before = setupSteps[setupSteps.indexOf(step) - 1];
  const others = (
    <Others
      onBack={before === undefined ? undefined : () => goTo(before)}
      onSkip={() => void navigate(paths.dashboard())}
    />
  );
  return (
    <Page title={t('title')} width="reading">
      <StepsProgress current={step} />
      <PageHeader title={t(`${step}.title`)}>{t(`${step}.lead`)}</PageHeader>
      {step === 'company' && <CompanyStep others={others} onDone={() => goTo('position')} />}
      {step === 'position' && (
        <PositionStep
          isMade={setup.sent.position !== undefined}
          error={positionError}
          others={others}
          onRefused={setPositionError}
          onWritten={(position) => {
            setPositionError(null);
            memory.change({ position });
            goTo('interview');
          }}
        />
      )}
      {step === 'interview' && (
        <>
          {setup.sent.interview === undefined && <LimitNotice resource="interviews" />}
          <InterviewStep
            memory={memory}
            setup={setup}
            others={others}
            onPositionRefused={(error) => {
              setPositionError(error);
              goTo('position');
            }}
          />
        </>
      )}
      {step !== 'company' && setup.sent.position === undefined && (
        <aside className={styles.sample} aria-label={t('sample.title')}>
          <p className="muted">{t('sample.text')}</p>
          <TrySample />
        </aside>
      )}
    </Page>
  );
}

interface PositionStepProps {
  /** the position already exists and is only being corrected */
  readonly isMade: boolean;
  readonly error: unknown;
  readonly others: ReactNode;
  readonly onRefused: (error: unknown) => void;
  readonly onWritten: (position: NewPosition) => void;
}

/** The position form; its text stays on this device until an interview exists for it. */
function PositionStep({ isMade, error, others, onRefused, onWritten }: PositionStepProps) {
  const { t } = useTranslation(['common', 'errors']);
  const draft = useFormDraft<PositionValues>('setup-position');
  const submit = (values: PositionValues): void => {
    const position = NewPosition.safeParse(toInput(values));
    if (position.success) onWritten(position.data);
    else onRefused(refusedBefore(position.error.issues, t('errors:common.invalid')));
  };
  return (
    <>
      {!isMade && <LimitNotice resource="positions" />}
      <PositionForm
        draft={draft}
        submit={t('action.continue')}
        busy={false}
        error={error}
        onSubmit={submit}
        others={others}
      />
    </>
  );
}

interface OthersProps {
  readonly onBack: (() => void) | undefined;
  readonly onSkip: () => void;
}

/** Buttons that leave a step; both keep what was entered. */
function Others({ onBack, onSkip }: OthersProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  return (
    <>
      {onBack !== undefined && <Button onClick={onBack}>{t('common:action.back')}</Button>}
      <Button className={styles.skip} variant="subtle" title={t('skipKeeps')} onClick={onSkip}>
        {t('skip')}
      </Button>
    </>
  );
}

/**
 * Moves the focus to each step's heading: for keyboard and screen reader users a step is a new page, although the URL
 * hardly changes.
 */
function useHeadingOf(step: SetupStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
    scrollTo(0, 0);
  }, [step]);
}
