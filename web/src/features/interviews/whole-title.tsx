import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** Letters of a title that a phone shows in a field. */
const fitsPhone = 30;

interface WholeTitleProps {
  /** of the field */
  readonly label: string;
  /** what is chosen in it */
  readonly title: string;
  readonly error: ReactNode;
  /** the field itself, opened at once where somebody came to it from the title */
  readonly children: (isOpened: boolean) => ReactNode;
}

/** A field on a phone whose value is longer than its line: all of it can be read until it is to be changed. */
export function WholeTitle({ label, title, error, children }: WholeTitleProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (isChanging || title.length <= fitsPhone) {
    return <div onBlur={() => setIsChanging(false)}>{children(isChanging)}</div>;
  }
  return (
    <InputBase
      component="button"
      type="button"
      multiline
      pointer
      label={label}
      aria-label={`${label}: ${title}`}
      error={error}
      rightSection={<IconSelector aria-hidden />}
      rightSectionPointerEvents="none"
      onClick={() => setIsChanging(true)}
    >
      {title}
    </InputBase>
  );
}
