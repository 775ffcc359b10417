import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './note-marks.module.css';

export interface NotePoints {
  /** whether a note is an item of a list */
  readonly has: (list: PointList, note: string) => boolean;
  /** adds a note to a list, or removes it */
  readonly toggle: (list: PointList, note: string) => void;
}
type PointList = 'strengths' | 'concerns';

const pointIcons = { strengths: IconThumbUp, concerns: IconThumbDown };

interface NoteMarksProps {
  readonly number: number;
  readonly notes: string;
  readonly points: NotePoints;
}

/** Buttons below a note that add it to the strengths or concerns, or remove it from there. */
export function NoteMarks({ number, notes, points }: NoteMarksProps) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.points}>
      {(['strengths', 'concerns'] as const).map((list) => {
        const Icon = pointIcons[list];
        return (
          <button
            key={list}
            type="button"
            aria-label={t(`questions.${list}Of`, { number })}
            aria-pressed={points.has(list, notes)}
            onClick={() => points.toggle(list, notes)}
          >
            <Icon aria-hidden />
            <span aria-hidden>{t(`questions.${list}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
