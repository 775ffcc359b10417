import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** Characters of a title that fit in a field on a phone. */
const fitsPhone = 30;

interface WholeTitleProps {
  /** label of the field */
  readonly label: string;
  /** label of the chosen option */
  readonly title: string;
  readonly error: ReactNode;
  /** the field itself, opened at once if the user got to it from the title */
  readonly children: (isOpened: boolean) => ReactNode;
}

/** For a phone field whose value is longer than its line: shows the whole value until the user wants to change it. */
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
