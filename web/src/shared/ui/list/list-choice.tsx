import { SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

interface ListChoiceProps {
  readonly label: string;
  /** what is shown where nothing is chosen */
  readonly all: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const everything = 'all';

/** What a list is narrowed to: side by side where there is room, else one below another in a menu. */
export function ListChoice({ label, all, value, onChange, choices }: ListChoiceProps) {
  const isNarrow = useMediaQuery('(max-width: 1180px)', false, { getInitialValueInEffect: false });
  if (isNarrow) {
    return (
      <Select
        aria-label={label}
        placeholder={all}
        clearable
        clearButtonProps={{ 'aria-label': all }}
        value={value}
        onChange={onChange}
        data={choices}
      />
    );
  }
  return (
    <SegmentedControl
      aria-label={label}
      value={value ?? everything}
      onChange={(chosen) => onChange(chosen === everything ? null : chosen)}
      data={[{ value: everything, label: all }, ...choices]}
    />
  );
}
