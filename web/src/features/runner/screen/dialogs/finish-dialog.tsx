import { Button, Modal } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { completeInterview } from '#contracts/interviewing/interviewing.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { openMustAsks } from '#contracts/interviewing/run/run-rules.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { pointsOfRun } from '#web/entities/plan/points-of-run.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useComplete } from '#web/features/runner/sync/api.ts';
import { useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import { isScripted, notedIdOf, runSteps, stepOfPoint } from '#web/features/runner/screen/run-steps.ts';
import { runTotals } from './run-totals.ts';
import styles from './dialogs.module.css';

interface FinishDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** called when the interview did not take place or was cut short */
  readonly onCancel: () => void;
  readonly goTo: (step: number) => void;
}

/**
 * Ends the interview. Lists the questions still open, each with a link, and the requirements that were not asked about,
 * with a link back; these can also be settled later.
 */
export function FinishDialog({ opened, onClose, onCancel, goTo }: FinishDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('finish.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <FinishBody onClose={onClose} onCancel={onCancel} goTo={goTo} />
    </Modal>
  );
}

const OpenDetails = z.object({ questionIds: z.array(z.string()) });

function FinishBody({ onClose, onCancel, goTo }: Omit<FinishDialogProps, 'opened'>) {
  const { t } = useTranslation(['runner', 'common']);
  const store = useRunActions();
  const interviewId = useRun(({ interview }) => interview.id);
  const plan = useRun((view) => view.plan);
  const answers = useRun((view) => view.answers);
  const conflicts = useRun((view) => view.conflicts);
  const complete = useComplete(interviewId);
  const [flushing, setFlushing] = useState(false);
  const refusedOpen = openOf(complete.error);
  const openIds = new Set([...openMustAsks(plan, answers), ...refusedOpen]);
  const steps = runSteps(plan);
  const open = steps.filter(({ question }) => question !== undefined && openIds.has(question.id));
  const undecided = steps.filter((step) => conflicts.some(({ questionId }) => questionId === notedIdOf(step)));
  const finish = async (): Promise<void> => {
    setFlushing(true);
    const allSent = await store.flush();
    setFlushing(false);
    if (allSent) complete.mutate(undefined, { onSuccess: () => void store.forget() });
  };
  const unsent = useRun((view) => view.saving?.kind === 'kept');
  const blocking = undecided.length > 0 ? undecided : open;
  const requirementAnswers = useRun((view) => view.requirementAnswers);
  const notAsked = pointsOfRun({ plan, requirementAnswers }).filter(({ answer }) => answer === null);
  const [firstNotAsked] = notAsked;
  const isUnasked = blocking.length === 0 && firstNotAsked !== undefined;
  return (
    <>
      {blocking.length > 0 ? (
        <>
          <p>{undecided.length > 0 ? t('finish.undecided') : t('finish.open', { count: open.length })}</p>
          <ul className={styles.open}>
            {blocking.map(({ index, flow, question }) => (
              <li key={index}>
                <button type="button" onClick={() => goTo(index)}>
                  <b className="num">{question?.order}</b>
                  {question === undefined ? (
                    isScripted(flow.kind) && t(`part.${flow.kind}`)
                  ) : (
                    <PlanText>{question.text}</PlanText>
                  )}
                  <IconArrowRight aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : isUnasked ? (
        <>
          <p>{t('finish.notAskedPoints', { count: notAsked.length })}</p>
          <ul className={styles.points}>
            {notAsked.map(({ index, text }) => (
              <li key={index}>
                <PlanText>{text}</PlanText>
              </li>
            ))}
          </ul>
          <p className="muted">{t('finish.later')}</p>
        </>
      ) : (
        <Totals answers={answers} />
      )}
      {unsent && <p className={styles.offline}>{t('finish.offline')}</p>}
      <FormFailure error={refusedOpen.length > 0 ? null : complete.error} />
      <p className={styles.instead}>
        {t('finish.didNotHappen')}{' '}
        <button type="button" className="link" onClick={onCancel}>
          {t('finish.cancel')}
        </button>
      </p>
      <div className={styles.foot}>
        {isUnasked ? (
          <>
            <Button loading={flushing || complete.isPending} onClick={() => void finish()}>
              {t('finish.settleLater')}
            </Button>
            <Button variant="filled" data-autofocus onClick={() => goTo(stepOfPoint(steps, firstNotAsked)?.index ?? 0)}>
              {t('finish.askNow')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} data-autofocus>
              {t('finish.goOn')}
            </Button>
            <Button
              variant="filled"
              disabled={blocking.length > 0}
              loading={flushing || complete.isPending}
              onClick={() => void finish()}
            >
              {t('finish.interview')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Totals({ answers }: { readonly answers: readonly Answer[] }) {
  const { t } = useTranslation('runner');
  const { elapsedSec } = useRunTime();
  const { scored, skipped, unscored, notAsked } = runTotals(answers);
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{t('finish.scored')}</dt>
          <dd>{scored}</dd>
        </div>
        <div>
          <dt>{t('finish.skipped')}</dt>
          <dd>{skipped}</dd>
        </div>
        {unscored > 0 && (
          <div>
            <dt>{t('finish.unscored')}</dt>
            <dd>{unscored}</dd>
          </div>
        )}
        <div>
          <dt>{t('finish.notAsked')}</dt>
          <dd>{notAsked}</dd>
        </div>
        <div>
          <dt>{t('finish.time')}</dt>
          <dd>{clockTime(elapsedSec)}</dd>
        </div>
      </dl>
      <p className="muted">{t('finish.next')}</p>
    </>
  );
}

/** Ids of the open must-ask questions, from the server's refusal. */
function openOf(error: unknown): readonly string[] {
  const refusal = refusalOf(completeInterview, error);
  if (refusal?.code !== 'interviewing.must_ask_open') return [];
  return OpenDetails.safeParse(refusal.details).data?.questionIds ?? [];
}
