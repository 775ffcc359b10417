import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GenerationStep, generationSteps } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { type Step, StepList } from '#web/shared/ui/state/step-list.tsx';
import { useCancelGeneration } from '#web/features/plan/api.ts';
import { ComingQuestions } from './coming-questions.tsx';
import type { GenerationProgress } from './generation-progress.ts';
import { InterviewBreadcrumbs } from '#web/features/plan/interview-head.tsx';
import { stopTelling, tellOfEnd } from './tell-of-end.ts';
import { useGeneration } from './use-generation.ts';
import { SlowModel } from './slow-model.tsx';
import { useStepTimes } from '#web/shared/ui/state/use-step-times.ts';
import styles from './generating.module.css';

/** A plan being generated: its steps, and each question once it has passed its checks. */
export function Generating({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const progress = useGeneration(interview.id, interview.generation.attempt);
  useEndTold(interview.id);
  const isWaiting = generationSteps.every((step) => progress.steps[step] === 'waiting');
  const cancel = useCancelGeneration(interview.id);
  const stop = (): void => cancel.mutate(undefined, { onError: notifyError });
  return (
    <PlanLanguageContext value={interview.language}>
      <InterviewBreadcrumbs interview={interview} />
      <div className={styles.columns}>
        <section className={styles.steps} aria-labelledby="making">
          <h1 id="making">{t('generation.title')}</h1>
          <p className={styles.elapsed}>
            <Elapsed since={interview.generation.createdAt} isWaiting={isWaiting} />
          </p>
          <BackgroundNotice />
          <Steps progress={progress} />
          <SlowModel key={interview.generation.attempt} interview={interview} progress={progress} />
          <Button className={styles.stop} onClick={stop} loading={cancel.isPending}>
            {interview.planVersion === null ? t('generation.stop') : t('generation.stopKeep')}
          </Button>
          <p className="small muted">{t('generation.leave')}</p>
        </section>
        <ComingQuestions interview={interview} progress={progress} />
      </div>
    </PlanLanguageContext>
  );
}

/** Notifies a user who is on another page, or in another tab, when the generation ends. */
function useEndTold(interviewId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    stopTelling(interviewId);
    return () => tellOfEnd(client, interviewId);
  }, [client, interviewId]);
}

function Steps({ progress }: { readonly progress: GenerationProgress }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const took = useStepTimes(progress.steps);
  const core = progress.questions.filter(({ block }) => block === 'core').length;
  const fromCv = progress.questions.length - core;
  const details: Partial<Record<GenerationStep, string>> = {
    ...(core > 0 && { building_core: t('generation.core', { count: core }) }),
    ...(fromCv > 0 && { tailoring: t('generation.fromCv', { count: fromCv }) }),
  };
  const steps = generationSteps.map((step): Step => {
    const seconds = took[step];
    const detail = details[step];
    return {
      id: step,
      name: t(`step.${step}`),
      state: progress.steps[step],
      ...(detail !== undefined && { detail }),
      ...(seconds !== undefined && { took: format.seconds(seconds) }),
    };
  });
  return <StepList label={t('generation.steps')} steps={steps} />;
}

/** Time since the request, also after a reload; never negative if this device's clock is behind. */
function Elapsed({ since, isWaiting }: { readonly since: string | null; readonly isWaiting: boolean }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  const elapsedMs = since === null ? 0 : Math.max(0, now - Date.parse(since));
  return t(isWaiting ? 'generation.waiting' : 'generation.elapsed', {
    time: format.seconds(Math.round(elapsedMs / 1000)),
  });
}
