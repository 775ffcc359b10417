import { Input } from '@mantine/core';
import { useEffect, useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './code-input.module.css';

interface CodeInputProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** while a code is being checked */
  readonly busy: boolean;
  /** the code was refused */
  readonly invalid: boolean;
  /** what is wrong with what was typed */
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
}

const length = 6;

/**
 * Six boxes, 3 + 3, drawn behind one real field: so pasting, autofill of one-time codes and screen readers work as in
 * any other field. Anything but digits is left out, whatever is pasted ("407 913", "407-913").
 */
export function CodeInput({ field, value, onChange, busy, invalid, problem, autoFocus }: CodeInputProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  // a refused code is selected whole: the next digit or paste takes its place
  useEffect(() => {
    if (invalid) field.current?.select();
  }, [field, invalid]);
  return (
    <Input.Wrapper id={id} label={t('verify.codeLabel')} error={problem}>
      <div className={styles.code} data-invalid={invalid || problem !== undefined || undefined}>
        <input
          ref={field}
          className={styles.field}
          id={id}
          aria-invalid={invalid || problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus={autoFocus}
          readOnly={busy}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
          // the caret is kept after the last digit, as the boxes show no other place; a selection is left alone
          onSelect={({ currentTarget: input }) => {
            if (input.selectionStart === input.selectionEnd) input.setSelectionRange(value.length, value.length);
          }}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classes(styles.box, index === 3 && styles.afterGap, index === value.length && styles.next)}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
      </div>
    </Input.Wrapper>
  );
}
