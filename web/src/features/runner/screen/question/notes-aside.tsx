import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useRun } from '#web/features/runner/sync/run-context.ts';
import { NoteField } from './note-field.tsx';
import styles from './notes-panel.module.css';

interface NotesAsideProps {
  /** id of the question, or of the part of the interview, that the notes belong to */
  readonly questionId: string;
  /** shown above the notes */
  readonly above?: ReactNode;
  /** shown below the notes */
  readonly children?: ReactNode;
}

/** The notes column beside the question or script. */
export function NotesAside({ questionId, above, children }: NotesAsideProps) {
  const { t } = useTranslation('runner');
  const titleId = useId();
  const answer = useAnswer(questionId);
  const readOnly = useRun((view) => view.readOnly);
  const settledConflicts = useSettledConflicts(questionId);
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      {above}
      <header className={styles.head}>
        <h2 id={titleId}>{t('notes.title')}</h2>
        <span className={styles.private}>{t('notes.private')}</span>
        <span className={styles.escape} aria-hidden>
          {t('notes.escape')}
        </span>
      </header>
      {readOnly ? (
        <p className={styles.text}>{answer?.notes}</p>
      ) : (
        <NoteField key={settledConflicts} questionId={questionId} start={answer?.notes ?? ''} labelledBy={titleId} />
      )}
      {children}
    </aside>
  );
}

/**
 * The number of note conflicts settled so far, used as the field's key: after each, the field remounts with the chosen
 * text.
 */
function useSettledConflicts(questionId: string): number {
  const open = useRun(({ conflicts }) =>
    conflicts.some((one) => one.questionId === questionId && one.mine.kind === 'note'),
  );
  const [last, setLast] = useState({ open, settled: 0 });
  if (last.open !== open) setLast({ open, settled: last.settled + (open ? 0 : 1) });
  return last.settled;
}
