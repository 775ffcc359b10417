import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { type Adjustments, breakLengths, extraTimes } from '#contracts/interviewing/plan/adjustments.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './interview-fields.module.css';

interface AdjustmentFieldsProps {
  readonly value: Adjustments;
  readonly onChange: (value: Adjustments) => void;
  readonly inAdvance: boolean;
  readonly onInAdvance: (inAdvance: boolean) => void;
  /** translated texts from the page's own namespace */
  readonly words: {
    readonly extraTime: string;
    readonly breakMinutes: string;
    readonly none: string;
    readonly plus: (share: number) => string;
    readonly inAdvance: string;
    /** what to enter and what not to */
    readonly inAdvanceHint: string;
    /** says that no reason is asked for, and how long the interview then takes */
    readonly hint: string;
  };
}

/**
 * Adjustments the candidate needs to take part. There is no field for a reason, and the hint says that none is needed.
 */
export function AdjustmentFields({ value, onChange, inAdvance, onInAdvance, words }: AdjustmentFieldsProps) {
  const format = useFormat();
  const hint = useId();
  const choice = <Choice extends number>(
    legend: string,
    choices: readonly Choice[],
    { chosen, label, choose }: { chosen: Choice; label: (one: Choice) => string; choose: (one: Choice) => void },
  ) => (
    <fieldset className={styles.choice} aria-describedby={hint}>
      <legend>{legend}</legend>
      <SegmentedControl
        aria-label={legend}
        value={String(chosen)}
        data={choices.map((one) => ({ value: String(one), label: one === 0 ? words.none : label(one) }))}
        onChange={(text) => choose(choices.find((one) => String(one) === text) ?? chosen)}
      />
    </fieldset>
  );
  return (
    <div className={styles.adjustments}>
      {choice(words.extraTime, extraTimes, {
        chosen: value.extraTime,
        label: words.plus,
        choose: (extraTime) => onChange({ ...value, extraTime }),
      })}
      {choice(words.breakMinutes, breakLengths, {
        chosen: value.breakMinutes,
        label: format.minutes,
        choose: (breakMinutes) => onChange({ ...value, breakMinutes }),
      })}
      <Checkbox
        label={words.inAdvance}
        description={words.inAdvanceHint}
        aria-describedby={hint}
        checked={inAdvance}
        onChange={({ currentTarget: { checked } }) => onInAdvance(checked)}
      />
      <p id={hint} className="small muted">
        {words.hint}
      </p>
    </div>
  );
}
