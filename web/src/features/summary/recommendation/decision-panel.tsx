import { Button } from '@mantine/core';
import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/interview-run.ts';
import type { Summary } from '#contracts/interviewing/interview-summary.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { assessmentId } from './assessment.tsx';
import type { SummaryText } from './summary-text.ts';
import type { SummaryEditor } from './use-summary-editor.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  readonly editor: SummaryEditor;
  readonly summary: Summary;
  readonly run: Run;
}

const order = ['hire', 'further_interview', 'no_hire'] as const satisfies readonly Recommendation[];

/** The recommendation: empty until a person chooses. The mean is shown only after it is recorded. */
export function DecisionPanel({ editor, summary, run }: DecisionPanelProps) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const name = useId();
  const [chosen, choose] = useState<Recommendation>();
  const [changing, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const { recorded } = editor;
  const shown = chosen ?? editor.pending ?? recorded;
  const record = async (): Promise<void> => {
    if (shown === null) return;
    setBusy(true);
    await editor.record(shown);
    setBusy(false);
    finish();
  };
  const finish = (): void => {
    choose(undefined);
    setChanging(false);
  };
  const isRecorded = recorded !== null && shown === recorded && !changing;
  const scored = run.answers.filter(({ score }) => score !== null).length;
  return (
    <section>
      <fieldset>
        <legend className={styles.title}>{t('decision.title')}</legend>
        <p className={styles.hint}>
          {recorded !== null && summary.decidedAt !== null
            ? t('decision.recorded', { when: format.dateTime(summary.decidedAt) })
            : t('decision.nothing')}
        </p>
        {!isRecorded &&
          order.map((one) => (
            <label key={one} className={styles.option} data-chosen={shown === one}>
              <input type="radio" name={name} checked={shown === one} onChange={() => choose(one)} />
              <b>{t(`recommendation.${one}`)}</b>
              <small>{t(`recommendationText.${one}`)}</small>
            </label>
          ))}
      </fieldset>
      {isRecorded && (
        <p className={styles.recorded}>
          <IconCheck aria-hidden />
          <b>{t(`recommendation.${recorded}`)}</b>
        </p>
      )}
      {shown === 'no_hire' && !isExplained(editor.text) && (
        <Notice tone="info" apart>
          {t('decision.why')}{' '}
          <button type="button" className="link" onClick={() => document.getElementById(assessmentId)?.focus()}>
            {t('decision.writeWhy')}
          </button>
        </Notice>
      )}
      <div className={styles.mean} data-shown={summary.score !== null} aria-live="polite">
        {summary.score === null ? (
          <IconEyeOff aria-hidden />
        ) : (
          <b className={styles.value}>{format.score(summary.score)}</b>
        )}
        <span>
          <b>{t('mean.title')}</b>
          <small>{meanText()}</small>
        </span>
      </div>
      {isRecorded ? (
        <Button size="lg" fullWidth onClick={() => setChanging(true)}>
          {t('decision.change')}
        </Button>
      ) : (
        <Button
          size="lg"
          fullWidth
          variant="filled"
          disabled={shown === null || shown === recorded}
          loading={busy}
          onClick={() => void record()}
        >
          {t('decision.record')}
        </Button>
      )}
      {changing && (
        <Button fullWidth variant="subtle" mt={8} disabled={busy} onClick={finish}>
          {t('common:action.cancel')}
        </Button>
      )}
      <FormFailure error={editor.error} />
    </section>
  );

  function meanText(): string {
    if (recorded === null) return t('mean.after');
    return scored === 0 ? t('mean.none') : t('mean.of', { count: scored });
  }
}

/** A sentence is asked for where a person is turned down; it is never demanded. */
function isExplained({ overallAssessment, concerns }: SummaryText): boolean {
  return overallAssessment.trim() !== '' || concerns.some((concern) => concern.trim() !== '');
}
