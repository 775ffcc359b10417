import { useEffect, useRef, useState } from 'react';
import { noteText } from './change.ts';
import { useRunActions } from './run-context.ts';
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
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);

  const [keep] = useState(() => () => {
    clearTimeout(rest.current);
    since.current = undefined;
    const text = noteText(field.current?.value ?? kept.current);
    if (text === kept.current) return;
    kept.current = text;
    store.change(questionId, { kind: 'note', value: text });
  });
  const onInput = (): void => {
    const now = performance.now();
    since.current ??= now;
    clearTimeout(rest.current);
    rest.current = setTimeout(keep, Math.max(0, Math.min(restMs, longestMs - (now - since.current))));
  };
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [keep]);
  return (
    <textarea
      // the last words before another question takes the place are kept while the field is still there
      ref={(element) => {
        field.current = element;
        return () => {
          keep();
          field.current = null;
        };
      }}
      className={styles.text}
      aria-labelledby={labelledBy}
      defaultValue={start}
      maxLength={10_000}
      onInput={onInput}
      onBlur={keep}
    />
  );
}
