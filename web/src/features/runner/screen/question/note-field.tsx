import { useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { DebouncedAction } from '#web/shared/forms/debounced-action.ts';
import { acceptableText } from '#contracts/common.ts';
import { useRunActions } from '#web/features/runner/sync/run-context.ts';
import { noteFieldId } from '#web/features/runner/screen/keys/use-run-keys.ts';
import styles from './notes-panel.module.css';

interface NoteFieldProps {
  readonly questionId: string;
  readonly start: string;
  readonly labelledBy: string;
}

const debounceMs = 300;
const maxWaitMs = 1000;

/**
 * Notes, uncontrolled while typing. The text is stored 300 ms after the last keystroke and at least every second, so
 * that a killed tab loses no more than that.
 */
export function NoteField({ questionId, start, labelledBy }: NoteFieldProps) {
  const store = useRunActions();
  const field = useRef<HTMLTextAreaElement>(null);
  const stored = useRef(start);
  const [saveNote] = useState(() => () => {
    const text = acceptableText(field.current?.value ?? stored.current, limits.run.note);
    if (text === stored.current) return;
    stored.current = text;
    store.change(questionId, { kind: 'note', value: text });
  });
  const [saving] = useState(() => new DebouncedAction(saveNote, debounceMs, maxWaitMs));
  useEffect(() => {
    // Both events, because at pagehide it may be too late to write to storage: the next page replaces this one
    // immediately.
    const events = ['beforeunload', 'pagehide'] as const;
    for (const event of events) addEventListener(event, saving.flush, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, saving.flush, { capture: true });
    };
  }, [saving]);
  return (
    <textarea
      // stores the last words before the field is unmounted for another question
      ref={(element) => {
        field.current = element;
        return () => {
          saving.flush();
          field.current = null;
        };
      }}
      id={noteFieldId}
      className={styles.text}
      aria-labelledby={labelledBy}
      defaultValue={start}
      maxLength={limits.run.note}
      onInput={() => saving.schedule()}
      onBlur={saving.flush}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
    />
  );
}
