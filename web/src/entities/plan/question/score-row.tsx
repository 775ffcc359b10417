import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { bandColour } from './band.tsx';
import { bandOfScore, bandRange, scoresOfBand } from './band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './score-row.module.css';

interface ScoreRowProps {
  readonly value: number | null;
  readonly onChange: (score: number) => void;
  readonly label: string;
  readonly disabled?: boolean;
}

const highest = 10;

/**
 * Scores 0 to 10, never preset. A radio group: one Tab stop; arrow keys move and, as usual for radios, select; Home and
 * End go to the ends. The chosen score has the pen colour because a person chose it; the line below names its band.
 */
export function ScoreRow({ value, onChange, label, disabled = false }: ScoreRowProps) {
  const { t } = useTranslation();
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const choose = (score: number): void => {
    onChange(score);
    cells.current.get(score)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = scoreAfterKey(event.key, value);
    if (next === undefined || disabled) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div role="radiogroup" aria-label={label} aria-disabled={disabled} className={styles.row} onKeyDown={onKeyDown}>
      {bands.map((band) => (
        <div
          key={band}
          className={styles.band}
          data-band={band}
          style={{ ['--keys' as string]: scoresOfBand[band].length }}
        >
          <div className={styles.cells}>
            {scoresOfBand[band].map((score) => (
              <button
                key={score}
                ref={(cell) => {
                  if (cell === null) cells.current.delete(score);
                  else cells.current.set(score, cell);
                }}
                type="button"
                role="radio"
                aria-checked={value === score}
                aria-label={t('band.score', { score, word: t(`band.${band}`) })}
                tabIndex={score === (value ?? 0) ? 0 : -1}
                disabled={disabled}
                className={styles.cell}
                onClick={() => onChange(score)}
              >
                {score}
              </button>
            ))}
          </div>
          <span
            className={classes(styles.word, bandColour(band))}
            data-chosen={value !== null && bandOfScore(value) === band}
            title={bandRange(band)}
          >
            {t(`band.${band}`)}
          </span>
        </div>
      ))}
    </div>
  );
}

function scoreAfterKey(key: string, value: number | null): number | undefined {
  const from = value ?? -1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(highest, from + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? highest : undefined;
}
