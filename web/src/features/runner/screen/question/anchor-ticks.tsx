import { Checkbox } from '@mantine/core';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { tickOf } from '#contracts/interviewing/run/run-rules.ts';
import { BandLabel, bandColour } from '#web/entities/plan/question/band.tsx';
import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { Kbd } from '#web/shared/ui/keys/kbd.tsx';
import { tickKeyName, ticksWithKeys } from '#web/features/runner/screen/keys/tick-keys.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './anchor-ticks.module.css';

interface AnchorTicksProps {
  readonly anchors: Question['anchors'];
  readonly ticks: readonly string[];
  readonly score: number | null;
  readonly onChange: (ticks: string[]) => void;
  readonly disabled: boolean;
  /** for small screens, where the lower bands are off-screen */
  readonly bestFirst: boolean;
}

/**
 * The behaviours of each band, in the order of the score keys, to tick while listening. Ticks never set the score; the
 * band of the chosen score is highlighted.
 */
export const AnchorTicks = memo(function AnchorTicks({
  anchors,
  ticks,
  score,
  onChange,
  disabled,
  bestFirst,
}: AnchorTicksProps) {
  const { t } = useTranslation('runner');
  const toggle = (tick: string): void => {
    onChange(ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick]);
  };
  const keys = new Map(ticksWithKeys({ anchors }).map(({ tick, key }) => [tick, tickKeyName(key)]));
  const numbered = [...anchors.entries()];
  return (bestFirst ? numbered.toReversed() : numbered).map(([index, anchor]) => {
    const isChosen = score !== null && bandOfScore(score) === anchor.band;
    return (
      <section key={anchor.band} className={styles.band} data-chosen={isChosen} onMouseDown={leaveFocus}>
        <h3 className={classes(styles.head, bandColour(anchor.band))}>
          <BandLabel band={anchor.band} />
          {isChosen && (
            <span className={styles.score}>
              <span className="visually-hidden">{t('score.title')} </span>
              {score}
            </span>
          )}
        </h3>
        <div className={styles.behaviours}>
          {anchor.behaviours.map((behaviour, at) => {
            const tick = tickOf(index, at);
            return (
              <Checkbox
                key={tick}
                classNames={{ body: styles.body, label: styles.label, input: styles.box }}
                label={
                  <>
                    <PlanText>{behaviour}</PlanText> <Kbd>{keys.get(tick)}</Kbd>
                  </>
                }
                checked={ticks.includes(tick)}
                disabled={disabled}
                onChange={() => toggle(tick)}
              />
            );
          })}
        </div>
      </section>
    );
  });
});

/**
 * Clicking a checkbox must not focus it, so that space still pauses the clock instead of unticking the box; and a text
 * field must lose the focus, so that the next shortcut is not typed into the notes.
 */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
