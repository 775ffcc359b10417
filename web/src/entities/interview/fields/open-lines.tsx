import { Button, Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import { noteLinesQuery } from './note-lines-query.ts';
import { keptLines, shownLines, turnedLine } from './picked-lines.ts';
import styles from './interview-fields.module.css';

interface OpenLinesProps {
  /** an earlier round's note, as it is being written */
  readonly note: string;
  readonly language: Language;
  /** null: nobody picked, so the lines that the rules read as open are ticked */
  readonly picked: readonly string[] | null;
  readonly onChange: (picked: string[] | null) => void;
}

const waitMs = 700;

/**
 * The lines of a note, to tick those that a plan asks about. Nothing is shown before there is something to tick, or if
 * the note cannot be read.
 */
export function OpenLines({ note, language, picked, onChange }: OpenLinesProps) {
  const { t } = useTranslation('interviews');
  const hint = useId();
  const [written] = useDebouncedValue(note.trim(), waitMs);
  const { data } = useQuery({ ...noteLinesQuery(written, language), placeholderData: keepPreviousData });
  const lines = shownLines(data?.lines ?? [], picked, note);
  if (lines.length === 0) return null;
  const isPicked = keptLines(picked, note) !== null;
  const says = lines.some(({ isTicked }) => isTicked) ? 'some' : 'none';
  return (
    <fieldset className={styles.open} aria-describedby={hint}>
      <legend>{t('form.open.title')}</legend>
      <p id={hint} role="status" className="small muted">
        {t(`form.open.${isPicked ? 'picked' : 'read'}.${says}`)}
        {lines.some(({ isFull }) => isFull) && ` ${t('form.open.full', { most: limits.interview.openPoints })}`}
      </p>
      {lines.map(({ text, isTicked, isFull }) => (
        <Checkbox
          key={text}
          label={text}
          checked={isTicked}
          disabled={isFull}
          onChange={() => onChange(turnedLine(text, lines))}
        />
      ))}
      {isPicked && (
        <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
          {t('form.open.undo')}
        </Button>
      )}
    </fieldset>
  );
}
