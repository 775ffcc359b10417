import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Interview, listInterviews } from '#contracts/interviewing/interviewing.ts';
import { longestAdjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { type Span, clashesWith, spanOf, timeOfInterview } from './clashes.ts';
import styles from './time-note.module.css';

interface TimeNoteProps {
  /** value of the date and time field; empty for no time */
  readonly at: string;
  readonly minutes: number;
  /** id of the interview being scheduled, which cannot clash with itself */
  readonly except?: string;
}

/** Debounce: while the user types, the time changes with every key. */
const pauseMs = 300;

/** Below a chosen time: warns that it has passed, or which interviews overlap it. Never blocks. */
export function TimeNote({ at, minutes, except }: TimeNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const [asked] = useDebouncedValue(at, pauseMs);
  const isChosen = asked !== '' && asked === at && minutes > 0 && minutes <= longestAdjusted;
  const span = isChosen ? spanOf(asked, minutes) : undefined;
  const { data = [] } = useQuery(interviewsAround(span));
  const clashes = span === undefined ? [] : clashesWith(data, span, except);
  const when = (interview: Interview): string => {
    const time = timeOfInterview(interview);
    return time === undefined ? '' : `${format.dateTime(time.start)}–${format.time(time.end)}`;
  };
  return (
    <div role="status" className={styles.notes}>
      {span !== undefined && span.start < now && (
        <p>
          <IconAlertTriangle aria-hidden />
          <span>{t('date.past')}</span>
        </p>
      )}
      {clashes.map((interview) => (
        <p key={interview.id}>
          <IconAlertTriangle aria-hidden />
          <span>
            {t('date.clash', {
              candidate: interview.candidate.name,
              position: interview.position.title,
              when: when(interview),
            })}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Interviews that may overlap a span: they begin before its end, and late enough that they could still be running. */
function interviewsAround(span: Span | undefined) {
  if (span === undefined)
    return queryOptions<readonly Interview[]>({ queryKey: ['interview', 'list', 'around'], queryFn: skipToken });
  const from = new Date(span.start - longestAdjusted * 60_000).toISOString();
  const to = new Date(span.end).toISOString();
  return queryOptions<readonly Interview[]>({
    queryKey: ['interview', 'list', 'around', from, to],
    queryFn: ({ signal }) =>
      call(listInterviews, { query: { from, to, limit: 100 }, signal }).then(({ items }) => items),
  });
}
