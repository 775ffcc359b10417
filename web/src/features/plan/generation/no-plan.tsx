import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useGeneratePlan } from '#web/features/plan/api.ts';
import { useCvOfPlan } from '#web/features/plan/cv/use-cv-of-plan.ts';
import { GenerationFailed } from './generation-failed.tsx';
import { InterviewActions } from '#web/features/plan/interview-actions.tsx';
import { InterviewHead } from '#web/features/plan/interview-head.tsx';
import styles from './no-plan.module.css';
import { PlanSources } from './plan-sources.tsx';

interface NoPlanProps {
  readonly interview: Interview;
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv?: string | undefined;
  /** a question to answer first, below the header; undefined if there is none */
  readonly notice?: ReactNode;
}

/** A draft without a plan: never generated, stopped, or failed. */
export function NoPlan({ interview, inCv, notice }: NoPlanProps) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const generate = useGeneratePlan(interview.id);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const config = useConfig();
  const isPhone = useIsPhone();
  const keyFor = useActionKey();
  const cv = useCvOfPlan(interview);
  const { state, attempt } = interview.generation;
  const isAsked = notice !== undefined;
  const isOverdue = interviewStateOf(interview, useNow()) === 'overdue';
  const title = state === 'cancelled' ? t('generation.cancelled') : t('none.title');
  const make = (
    <Button
      // the primary action is above
      variant={isAsked || isOverdue ? 'default' : 'filled'}
      size="lg"
      leftSection={<IconFileText />}
      disabled={isReadOnly}
      loading={generate.isPending}
      onClick={() => generate.mutate({ key: keyFor(attempt) })}
    >
      {state === 'failed' ? t('generation.again') : t('none.generate')}
    </Button>
  );
  const explanation = isAsked ? (
    t('none.askedFirst')
  ) : (
    <>
      {t('none.text')} {config?.ai === 'playbook' && t('none.playbook')}
    </>
  );
  return (
    <>
      <InterviewHead interview={interview} notice={notice} short actions={<InterviewActions interview={interview} />} />
      <GenerationFailed interview={interview} />
      {generate.isError && (
        <div className={styles.refused}>
          <FormFailure error={generate.error} />
        </div>
      )}
      {isPhone ? (
        // The plan's inputs come before the button, which stays within reach of the thumb.
        <>
          <PlanSources interview={interview} cv={cv} inCv={inCv} isAsked={isAsked} />
          <div className={styles.explanation}>
            {state === 'cancelled' && <p>{title}</p>}
            <p className="small muted">{explanation}</p>
          </div>
          <footer className={styles.foot}>{make}</footer>
        </>
      ) : (
        <div className={styles.beside}>
          <PlanSources interview={interview} cv={cv} inCv={inCv} isAsked={isAsked} />
          <EmptyState drawing="highlighter" title={title} action={make}>
            {explanation}
          </EmptyState>
        </div>
      )}
    </>
  );
}
