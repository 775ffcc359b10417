import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { addMonths, dayByKey, weeksToShow } from './calendar-days.ts';
import styles from './calendar.module.css';

interface CalendarProps {
  readonly chosen: Date | undefined;
  readonly onChoose: (day: Date) => void;
  readonly onClose: () => void;
}

// Escape closes only the calendar, not the dialog around it.
const escapeHere = { 'data-mantine-stop-propagation': true } as const;

/**
 * A month view with keyboard navigation: arrow keys, Home and End within the week, Page Up and Page Down. Past days
 * cannot be chosen. Namespaces: common.
 */
export function Calendar({ chosen, onChoose, onClose }: CalendarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = new Date();
  const firstDay = startOfDay(today);
  const [current, setCurrent] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  // initially true: opening the calendar moves the focus into it
  const walked = useRef(true);
  useEffect(() => {
    // only after keyboard navigation; the buttons above keep their focus
    if (walked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    walked.current = false;
  });
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    walked.current = true;
    setCurrent(next);
  };
  const showMonth = (months: number) => (): void => setCurrent(addMonths(current, months));
  const weeks = weeksToShow(current, today);
  return (
    <div className={styles.calendar} onKeyDown={onEscape}>
      <div className={styles.head}>
        <ActionIcon
          {...escapeHere}
          aria-label={t('date.monthBefore')}
          disabled={isSameMonth(current, today)}
          onClick={showMonth(-1)}
        >
          <IconChevronLeft />
        </ActionIcon>
        <span className={styles.month} aria-live="polite">
          {format.month(current)}
        </span>
        <ActionIcon {...escapeHere} aria-label={t('date.monthAfter')} onClick={showMonth(1)}>
          <IconChevronRight />
        </ActionIcon>
      </div>
      <table ref={grid} role="grid" aria-label={format.month(current)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.getDay()} scope="col">
                {format.weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((day) => (
                <td key={day.getTime()} aria-selected={isSame(day, chosen)}>
                  <button
                    {...escapeHere}
                    type="button"
                    className={styles.day}
                    tabIndex={isSame(day, current) ? 0 : -1}
                    aria-label={format.weekday(day)}
                    aria-current={isSame(day, today) ? 'date' : undefined}
                    data-chosen={isSame(day, chosen)}
                    data-outside={day.getMonth() !== current.getMonth()}
                    // not the native `disabled`: keyboard navigation must be able to pass over past days
                    aria-disabled={day < firstDay}
                    onClick={() => day >= firstDay && onChoose(day)}
                  >
                    {day.getDate()}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isSame(day: Date, other: Date | undefined): boolean {
  return day.toDateString() === other?.toDateString();
}

function isSameMonth(day: Date, other: Date): boolean {
  return day.getMonth() === other.getMonth() && day.getFullYear() === other.getFullYear();
}

function startOfDay(of: Date): Date {
  return new Date(of.getFullYear(), of.getMonth(), of.getDate());
}
