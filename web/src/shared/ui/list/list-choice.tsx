import { SegmentedControl } from '@mantine/core';
import styles from './list-choice.module.css';

interface ListChoiceProps {
  readonly label: string;
  /** label of the choice that shows everything */
  readonly all: string;
  readonly allCount?: number | undefined;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count?: number | undefined }[];
}

const everything = 'all';

/** A list's filter as a row of choices, each with its count; scrolls horizontally on phones. */
export function ListChoice({ label, all, allCount, value, onChange, choices }: ListChoiceProps) {
  return (
    <div className={styles.choice}>
      <SegmentedControl
        aria-label={label}
        value={value ?? everything}
        onChange={(chosen) => onChange(chosen === everything ? null : chosen)}
        data={[{ value: everything, label: all, count: allCount }, ...choices].map((one) => ({
          value: one.value,
          label: <Counted {...one} />,
        }))}
      />
    </div>
  );
}

function Counted({ label, count }: { readonly label: string; readonly count?: number | undefined }) {
  return (
    <>
      {label} {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
