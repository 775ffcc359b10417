import { Button } from '@mantine/core';
import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { assessmentId } from '#web/features/summary/recommendation/assessment.tsx';
import type { SummaryText } from '#web/features/summary/recommendation/summary-text.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import styles from './record-step.module.css';

interface RecordStepProps {
  readonly editor: SummaryEditor;
  readonly shown: Recommendation | null;
  /** why nothing can be recorded yet */
  readonly waitsFor: string | undefined;
  /** id of that message */
  readonly waitsId: string;
  /** the user has tried to record too early */
  readonly isRefused: boolean;
  /** this is the next step */
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onRecord: () => void;
  /** observes whether the button is visible */
  readonly sight: RefCallback<HTMLElement>;
}

/** Id of the button that records the recommendation, for links to it. */
export const recordButtonId = 'record-recommendation';

/** The end: the button that records what was chosen, or why nothing can be recorded yet. */
export function RecordStep({
  editor,
  shown,
  waitsFor,
  waitsId,
  isRefused,
  isNext,
  isBusy,
  onRecord,
  sight,
}: RecordStepProps) {
  const { t } = useTranslation('summary');
  return (
    <>
      {shown === 'no_hire' && !isExplained(editor.text) && (
        <Notice tone="info" apart>
          {t('decision.why')}{' '}
          <button type="button" className="link" onClick={() => document.getElementById(assessmentId)?.focus()}>
            {t('decision.writeWhy')}
          </button>
        </Notice>
      )}
      <div className={styles.record}>
        <Button
          ref={sight}
          id={recordButtonId}
          size="lg"
          variant={isNext ? 'filled' : 'default'}
          // looks disabled while something is missing; pressing it leads there
          data-disabled={waitsFor !== undefined}
          aria-describedby={waitsFor === undefined ? undefined : waitsId}
          loading={isBusy}
          onClick={onRecord}
        >
          {t('decision.record')}
        </Button>
      </div>
      {waitsFor === undefined ? (
        <p className={styles.note}>{t('mean.after')}</p>
      ) : (
        <p id={waitsId} className={styles.note} role={isRefused ? 'alert' : undefined} data-refused={isRefused}>
          {waitsFor}
        </p>
      )}
      <FormFailure error={editor.error} />
    </>
  );
}

/** A rejection should be explained in a sentence; it is asked for, never required. */
function isExplained({ overallAssessment, concerns }: SummaryText): boolean {
  return overallAssessment.trim() !== '' || concerns.some((concern) => concern.trim() !== '');
}
