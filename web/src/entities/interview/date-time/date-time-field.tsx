import { Autocomplete, Button, CloseButton } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { Calendar } from './calendar.tsx';
import styles from './date-time-field.module.css';
import { firstTime } from './first-time.ts';
import { toLocalTime } from './local-time.ts';
import { typedTime } from './typed-time.ts';

interface DateTimeFieldProps {
  readonly label: string;
  /** states the time zone */
  readonly description: string;
  /** `yyyy-mm-ddThh:mm` in the user's time zone; empty for no time */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  /** information about the chosen time */
  readonly note?: ReactNode;
}

const times = Array.from({ length: 57 }, (_, quarter) => {
  const minutes = 7 * 60 + quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** A date and time field in the product's own format; the native field would use the browser's locale. */
export function DateTimeField({ label, description, value, onChange, error, note }: DateTimeFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hint = useId();
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The raw input; parsed and formatted when the field loses focus.
  const [typed, setTyped] = useState<string>();
  const chosen = value === '' ? undefined : new Date(value);
  const time = value.slice(11);
  const close = (): void => {
    setOpened(false);
    opener.current?.focus();
  };
  const choose = (day: Date): void => {
    onChange(`${toLocalTime(day.toISOString()).slice(0, 10)}T${time === '' ? firstTime(day, new Date()) : time}`);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    const next = typedTime(text);
    if (next !== undefined) onChange(`${value.slice(0, 10)}T${next}`);
  };
  return (
    <fieldset className={styles.field} data-opened={opened} aria-describedby={hint}>
      <legend>{label}</legend>
      <div className={styles.parts}>
        <Button
          ref={opener}
          className={styles.day}
          data-chosen={chosen !== undefined}
          justify="flex-start"
          leftSection={<IconCalendar aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <span className="visually-hidden">{t('date.day')}: </span>
          {chosen === undefined ? t('date.none') : format.day(chosen)}
        </Button>
        {chosen !== undefined && (
          <>
            <Autocomplete
              className={styles.time}
              aria-label={t('date.time')}
              inputMode="numeric"
              data={times}
              // Filters only while typing: with a complete time in the field, all options are offered.
              filter={({ options, search }) =>
                typed === undefined ? options : options.filter((one) => 'value' in one && one.value.includes(search))
              }
              value={typed ?? time}
              onChange={type}
              onBlur={() => setTyped(undefined)}
              onOptionSubmit={() => setTyped(undefined)}
              maxDropdownHeight={220}
              // Opens upwards, because the note about the chosen time is below.
              comboboxProps={{ withinPortal: true, position: 'top' }}
            />
            <CloseButton aria-label={t('date.clear')} onClick={() => onChange('')} />
          </>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {description}
      </p>
      {note}
      {/* in the flow: as an overlay it would cover the fields below */}
      {opened && <Calendar chosen={chosen} onChoose={choose} onClose={close} />}
      {error !== undefined && error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
