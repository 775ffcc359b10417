import { useEffect, useRef, useState } from 'react';
import { DebouncedAction } from '#web/shared/forms/debounced-action.ts';
import { noteText } from '#web/features/runner/sync/change.ts';
import { useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './notes-panel.module.css';

interface NoteFieldProps {
  readonly questionId: string;
  readonly start: string;
  readonly labelledBy: string;
}

const restMs = 300;
const longestMs = 1000;

/**
 * Notes, left to the browser while typing: what was typed is kept after a rest of 300 ms, and each second of typing
 * without one, so that a killed tab never loses more.
 */
export function NoteField({ questionId, start, labelledBy }: NoteFieldProps) {
  const store = useRunActions();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useRef(start);
  const [keep] = useState(() => () => {
    const text = noteText(field.current?.value ?? kept.current);
    if (text === kept.current) return;
    kept.current = text;
    store.change(questionId, { kind: 'note', value: text });
  });
  const [keeping] = useState(() => new DebouncedAction(keep, restMs, longestMs));
  useEffect(() => {
    // By pagehide it is too late for the device to write: the page that comes takes this one's place at once.
    const moments = ['beforeunload', 'pagehide'] as const;
    for (const moment of moments) addEventListener(moment, keeping.flush, { capture: true });
    return () => {
      for (const moment of moments) removeEventListener(moment, keeping.flush, { capture: true });
    };
  }, [keeping]);
  return (
    <textarea
      // the last words before another question takes the place are kept while the field is still there
      ref={(element) => {
        field.current = element;
        return () => {
          keeping.flush();
          field.current = null;
        };
      }}
      className={styles.text}
      aria-labelledby={labelledBy}
      defaultValue={start}
      maxLength={10_000}
      onInput={() => keeping.schedule()}
      onBlur={keeping.flush}
    />
  );
}
