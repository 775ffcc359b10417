import { Button, Skeleton } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Interview, generationSteps } from '#contracts/interviewing.ts';
import { errorMessage } from '#web/shared/error-message.ts';
import { useFormat } from '#web/shared/format.ts';
import { notify } from '#web/shared/notify.ts';
import { BackgroundNotice } from '#web/shared/ui/background-notice.tsx';
import { StepList } from '#web/shared/ui/step-list.tsx';
import { useCancelGeneration } from './api.ts';
import type { GenerationProgress } from './generation-progress.ts';
import { InterviewHead } from './interview-head.tsx';
import { QuestionCard } from './question-card.tsx';
import { useGeneration } from './use-generation.ts';
import styles from './generating.module.css';

const placeholders = 3;

/** A plan in the making: six named steps, and each question whole as soon as it has passed its checks. */
export function Generating({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('plan');
  const progress = useGeneration(interview.id, interview.generation.attempt);
  const cancel = useCancelGeneration(interview.id);
  const stop = (): void => cancel.mutate(undefined, { onError: (error) => notify.error(errorMessage(error)) });
  return (
    <>
      <InterviewHead interview={interview} />
      <div className={styles.columns}>
        <section className={styles.steps} aria-labelledby="making">
          <h2 id="making">{t('generation.title')}</h2>
          <p className="muted">
            <Elapsed />
          </p>
          <BackgroundNotice />
          <StepList
            label={t('generation.steps')}
            steps={generationSteps.map((step) => ({ id: step, name: t(`step.${step}`), state: progress.steps[step] }))}
          />
          <Button className={styles.stop} onClick={stop} loading={cancel.isPending}>
            {interview.planVersion === null ? t('generation.stop') : t('generation.stopKeep')}
          </Button>
          <p className="small muted">{t('generation.leave')}</p>
        </section>
        <Questions progress={progress} />
      </div>
    </>
  );
}

function Questions({ progress }: { readonly progress: GenerationProgress }) {
  const { t } = useTranslation('plan');
  const newest = progress.questions.at(-1);
  return (
    <section className={styles.questions} aria-busy={progress.ended === undefined} aria-label={t('questions')}>
      {progress.questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      {progress.ended === undefined &&
        Array.from({ length: placeholders }, (_, index) => (
          <div key={index} className={styles.placeholder} aria-hidden>
            <Skeleton height={16} width={`${String(84 - index * 12)}%`} />
            <Skeleton height={12} width="34%" mt={14} />
          </div>
        ))}
      <span className="visually-hidden" aria-live="polite">
        {newest !== undefined && t('generation.questionReady', { number: newest.order, text: newest.text })}
      </span>
    </section>
  );
}

function Elapsed() {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return t('generation.elapsed', { time: format.seconds(Math.round((now - since) / 1000)) });
}
