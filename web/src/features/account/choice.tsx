import { SegmentedControl } from '@mantine/core';
import styles from './account.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly data: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly note?: string;
}

/** A choice between a few options, all visible. */
export function Choice<T extends string>({ label, value, data, onChange, note }: ChoiceProps<T>) {
  return (
    <div className={styles.choice}>
      <span className={styles.choiceLabel}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <SegmentedControl aria-label={label} value={value} data={[...data]} onChange={onChange} />
    </div>
  );
}
