import { useEffect, useRef, useState } from 'react';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { recordButtonId } from '#web/features/summary/decision/record-step.tsx';
import { focusUnsettled } from '#web/features/summary/requirements/focus-unsettled.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import { stepIds } from './step-ids.ts';

/**
 * The chosen recommendation until it is recorded.
 *
 * @param isSettled waits for pending answers to requirements, which are shown with the recommendation; if it resolves to
 *   false because the server refused the latest one, nothing is recorded
 */
export function useDecision(editor: SummaryEditor, isSettled: () => Promise<boolean>, onRecorded: () => void) {
  const [chosen, choose] = useState<Recommendation>();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    // The error is shown next to the button, wherever the user recorded from.
    const button = document.getElementById(recordButtonId);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, [failures]);
  const choices = useRef<HTMLFieldSetElement>(null);
  const picked = chosen ?? editor.pending ?? null;
  const shown = picked ?? editor.recorded;
  /** why nothing can be recorded yet */
  const missing: 'chooseFirst' | 'recordedAlready' | undefined =
    shown === null ? 'chooseFirst' : shown === editor.recorded ? 'recordedAlready' : undefined;
  const record = async (): Promise<void> => {
    if (shown === null || missing !== undefined) {
      setRefused(true);
      // the chosen option, or else the first
      choices.current?.querySelector<HTMLElement>(':checked, input')?.focus();
      return;
    }
    setBusy(true);
    if (!(await isSettled())) {
      setBusy(false);
      // This step shows the refused answer and the reason.
      focusUnsettled(stepIds.settle);
      return;
    }
    const isRecorded = await editor.record(shown);
    setBusy(false);
    setRefused(false);
    choose(undefined);
    if (isRecorded) onRecorded();
    else setFailures((before) => before + 1);
  };
  return {
    /** chosen but not recorded yet */
    picked: missing === undefined ? picked : null,
    /** the option marked as chosen */
    shown,
    missing,
    isRefused: isRefused && missing !== undefined,
    isBusy,
    choices,
    choose,
    record,
  };
}
