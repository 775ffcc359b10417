import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useGeneratePlan } from '#web/features/plan/api.ts';
import { useCvOfPlan } from '#web/features/plan/cv/use-cv-of-plan.ts';
import { GenerationFailed } from './generation-failed.tsx';
import { InterviewActions } from '#web/features/plan/interview-actions.tsx';
import { InterviewHead } from '#web/features/plan/interview-head.tsx';
import styles from './no-plan.module.css';
import { PlanSources } from './plan-sources.tsx';
import sources from './plan-sources.module.css';

interface NoPlanProps {
  readonly interview: Interview;
  /** below the head */
  readonly notice?: ReactNode;
}

/** A draft without a plan: never generated, stopped, or failed. */
export function NoPlan({ interview, notice }: NoPlanProps) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const generate = useGeneratePlan(interview.id);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const keyFor = useActionKey();
  const cv = useCvOfPlan(interview);
  const { state, attempt } = interview.generation;
  return (
    <>
      <InterviewHead interview={interview} actions={<InterviewActions interview={interview} />} />
      {notice}
      <GenerationFailed interview={interview} />
      {generate.isError && (
        <div className={styles.refused}>
          <FormFailure error={generate.error} />
        </div>
      )}
      <div className={sources.beside}>
        <EmptyState
          drawing="highlighter"
          title={state === 'cancelled' ? t('generation.cancelled') : t('none.title')}
          action={
            <Button
              variant="filled"
              size="lg"
              leftSection={<IconFileText />}
              disabled={isReadOnly}
              loading={generate.isPending}
              onClick={() => generate.mutate({ key: keyFor(attempt) })}
            >
              {state === 'failed' ? t('generation.again') : t('none.generate')}
            </Button>
          }
        >
          <Explanation hasCv={cv !== null} />
        </EmptyState>
        <PlanSources interview={interview} cv={cv} />
      </div>
    </>
  );
}

function Explanation({ hasCv }: { readonly hasCv: boolean }) {
  const { t } = useTranslation('plan');
  const config = useConfig();
  return (
    <>
      {hasCv ? t('none.text') : t('none.textNoCv')} {config?.ai === 'playbook' && t('none.playbook')}
    </>
  );
}
