import { Button } from '@mantine/core';
import { IconEyeOff, IconListCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { UnmetList } from '#web/entities/plan/talk/unmet-list.tsx';
import { VerdictMark } from '#web/entities/plan/talk/verdict-mark.tsx';
import { useVerdict } from '#web/entities/plan/talk/use-verdict.ts';
import { assessmentId } from '#web/features/summary/recommendation/assessment.tsx';
import { pointsOfRun } from '#web/features/summary/requirements/points-of-run.ts';
import { requirementsCheckId } from '#web/features/summary/requirements/requirements-check.tsx';
import type { SummaryText } from '#web/features/summary/recommendation/summary-text.ts';
import type { useAnswerRequirement } from '#web/features/summary/requirements/use-answer-requirement.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  readonly editor: SummaryEditor;
  readonly summary: Summary;
  readonly run: Run;
  /** chosen here, and not recorded yet */
  readonly chosen: Recommendation | undefined;
  readonly onChoose: (chosen: Recommendation | undefined) => void;
  /** whether a recorded recommendation is being changed */
  readonly changing: boolean;
  readonly onChanging: (changing: boolean) => void;
  /** of requirements, which stand among what was heard */
  readonly answering: ReturnType<typeof useAnswerRequirement>;
  /** of the step that it is, where the steps stand elsewhere */
  readonly mark: ReactNode;
  /** how far each step is; on a phone they stand before what was heard */
  readonly steps: ReactNode;
  /** shares the report, once there is one */
  readonly share: ReactNode;
  /** why, in words: below the choice, above what records it */
  readonly children: ReactNode;
}

const order = ['hire', 'further_interview', 'no_hire'] as const satisfies readonly Recommendation[];

/**
 * The recommendation: empty until a person chooses, below the steps that lead to it. What is recorded names the
 * requirements that are not met or open, and the next step, to share it, stands below. The mean is shown only after it is
 * recorded.
 */
export function DecisionPanel({
  editor,
  summary,
  run,
  chosen,
  onChoose,
  changing,
  onChanging,
  answering,
  mark,
  steps,
  share,
  children,
}: DecisionPanelProps) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const name = useId();
  const [busy, setBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const verdict = useVerdict();
  const points = pointsOfRun(run);
  const { recorded } = editor;
  const shown = chosen ?? editor.pending ?? recorded;
  const waitsFor =
    shown === null ? t('decision.chooseFirst') : shown === recorded ? t('decision.recordedAlready') : undefined;
  const record = async (): Promise<void> => {
    if (shown === null || waitsFor !== undefined) {
      setIsRefused(true);
      // the chosen one, else the first
      choices.current?.querySelector<HTMLElement>(':checked, input')?.focus();
      return;
    }
    setBusy(true);
    await editor.record(shown);
    setBusy(false);
    finish();
  };
  const finish = (): void => {
    setIsRefused(false);
    onChoose(undefined);
    onChanging(false);
    answering.reset();
  };
  const hasOpen = unmetOf(points).open.length > 0;
  const isRecorded = recorded !== null && shown === recorded && !changing;
  const scored = run.answers.filter(({ score }) => score !== null).length;
  return (
    <section>
      <h2 id={`${name}-title`} className={styles.title}>
        {mark}
        {t('decision.title')}
      </h2>
      {recorded !== null && summary.decidedAt !== null && (
        <p className={styles.hint}>{t('decision.recorded', { when: format.dateTime(summary.decidedAt) })}</p>
      )}
      {isRecorded ? (
        <div className={styles.recorded}>
          <div className={styles.verdict}>
            <p>
              <VerdictMark recommendation={recorded} />
              <b>{verdict(recorded, points)}</b>
            </p>
            <div className={styles.of}>
              {summary.score !== null && <b className={styles.value}>{format.score(summary.score)}</b>}
              <span>
                <b>{t('mean.title')}</b>
                <small>{meanText()}</small>
              </span>
            </div>
          </div>
          <UnmetList points={points} />
          {hasOpen && (
            <Button
              size="sm"
              variant="filled"
              className={styles.settle}
              leftSection={<IconListCheck aria-hidden />}
              onClick={() => {
                onChanging(true);
                // They are there once it is being changed.
                requestAnimationFrame(() => document.getElementById(requirementsCheckId)?.scrollIntoView());
              }}
            >
              {t('decision.settle')}
            </Button>
          )}
        </div>
      ) : (
        <>
          {steps}
          <fieldset
            ref={choices}
            aria-labelledby={`${name}-title`}
            aria-describedby={isRefused && waitsFor !== undefined ? `${name}-waits` : undefined}
          >
            {order.map((one) => (
              <label key={one} className={styles.option} data-chosen={shown === one}>
                <input type="radio" name={name} checked={shown === one} onChange={() => onChoose(one)} />
                <b>{t(`recommendation.${one}`)}</b>
                <small>{t(`recommendationText.${one}`)}</small>
              </label>
            ))}
          </fieldset>
        </>
      )}
      {children}
      {shown === 'no_hire' && !isExplained(editor.text) && (
        <Notice tone="info" apart>
          {t('decision.why')}{' '}
          <button type="button" className="link" onClick={() => document.getElementById(assessmentId)?.focus()}>
            {t('decision.writeWhy')}
          </button>
        </Notice>
      )}
      {!isRecorded && summary.score !== null && (
        <div className={styles.mean}>
          <b className={styles.value}>{format.score(summary.score)}</b>
          <span>
            <b>{t('mean.title')}</b>
            <small>{meanText()}</small>
          </span>
        </div>
      )}
      {isRecorded ? (
        <div className={styles.next}>
          {share}
          <Button fullWidth onClick={() => onChanging(true)}>
            {t('decision.change')}
          </Button>
        </div>
      ) : (
        <>
          <Button
            size="lg"
            fullWidth
            mt={14}
            variant="filled"
            aria-describedby={waitsFor === undefined ? undefined : `${name}-waits`}
            loading={busy || answering.isPending}
            onClick={() => void record()}
          >
            {t('decision.record')}
          </Button>
          {waitsFor !== undefined && (
            <p
              id={`${name}-waits`}
              className={styles.note}
              role={isRefused ? 'alert' : undefined}
              data-refused={isRefused}
            >
              {waitsFor}
            </p>
          )}
          {recorded === null && (
            <p className={styles.note}>
              <IconEyeOff aria-hidden />
              <span>
                {t('mean.title')}: {t('mean.after')}
              </span>
            </p>
          )}
        </>
      )}
      {changing && (
        <Button fullWidth variant="subtle" mt={8} disabled={busy} onClick={finish}>
          {t(answering.isSuccess ? 'common:action.close' : 'common:action.cancel')}
        </Button>
      )}
      <FormFailure error={editor.error} />
    </section>
  );

  function meanText(): string {
    return scored === 0 ? t('mean.none') : t('mean.of', { count: scored });
  }
}

/** A sentence is asked for where a person is turned down; it is never demanded. */
function isExplained({ overallAssessment, concerns }: SummaryText): boolean {
  return overallAssessment.trim() !== '' || concerns.some((concern) => concern.trim() !== '');
}
