import { Input } from '@mantine/core';
import { useEffect, useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './code-input.module.css';

interface CodeInputProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** a code is being checked */
  readonly busy: boolean;
  /** the code was refused */
  readonly invalid: boolean;
  /** validation error for the input */
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
}

const length = 6;

/**
 * Six boxes, 3 + 3, drawn over one real field, so that pasting, one-time-code autofill and screen readers work as
 * usual. Drops everything but digits, so "407 913" and "407-913" can be pasted.
 */
export function CodeInput({ field, value, onChange, busy, invalid, problem, autoFocus }: CodeInputProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  // selects a refused code, so that the next digit or paste replaces it
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
          // keeps the caret after the last digit, the only position the boxes can show; selections are left alone
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
