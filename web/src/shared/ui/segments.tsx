import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice of one among a few, as toggle buttons with `aria-pressed`. */
export function Segments<T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
