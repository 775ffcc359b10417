import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
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
  /** id of that sentence */
  readonly waitsId: string;
  /** it was tried in vain */
  readonly isRefused: boolean;
  /** it is what comes next */
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onRecord: () => void;
  /** tells whether the button is in sight */
  readonly sight: RefCallback<HTMLElement>;
}

/** Of the button that records, for what leads to it. */
export const recordButtonId = 'record-recommendation';

/** The end of the way: what was chosen, why nothing can be recorded yet, and what records it. */
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
      {shown !== null && shown !== editor.recorded && (
        <p>{t('decision.chosen', { recommendation: t(`recommendation.${shown}`) })}</p>
      )}
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
          // grey while something is missing; pressed, it leads there
          data-disabled={waitsFor !== undefined}
          aria-describedby={waitsFor === undefined ? undefined : waitsId}
          loading={isBusy}
          onClick={onRecord}
        >
          {t('decision.record')}
        </Button>
      </div>
      {waitsFor !== undefined && (
        <p id={waitsId} className={styles.note} role={isRefused ? 'alert' : undefined} data-refused={isRefused}>
          {waitsFor}
        </p>
      )}
      <FormFailure error={editor.error} />
    </>
  );
}

/** Why no mean stands beside the choice. */
export function MeanLater() {
  const { t } = useTranslation('summary');
  return (
    <p className={styles.note}>
      <IconEyeOff aria-hidden />
      <span>
        {t('mean.title')}: {t('mean.after')}
      </span>
    </p>
  );
}

/** A sentence is asked for where a person is turned down; it is never demanded. */
function isExplained({ overallAssessment, concerns }: SummaryText): boolean {
  return overallAssessment.trim() !== '' || concerns.some((concern) => concern.trim() !== '');
}
