import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { groupOf, timeOf } from '#web/entities/interview/group-interviews.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { capitalized, dotted, useFormat } from '#web/shared/language/format.ts';
import { Standing } from './standing.tsx';

interface StandingLinesProps {
  readonly interview: Interview;
  /** below when it is */
  readonly extra?: ReactNode;
}

/** How far an interview is, and below it when: in the same place of every row. Namespaces: interviews. */
export function StandingLines({ interview, extra }: StandingLinesProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  const now = new Date(useNow());
  const { scored, durationMinutes } = interview;
  const at = timeOf(interview);
  // of what waits for a decision, how much of it was scored says more than how long it was to be
  const minutes = scored === null ? format.minutes(durationMinutes) : t('common:scoredOf', { ...scored });
  const when = at === null ? t('list.noTime') : capitalized(format.moment(at));
  return (
    <>
      <Standing interview={interview} />
      <span>{groupOf(interview, now) === 'closed' ? when : dotted([when, minutes])}</span>
      {extra}
    </>
  );
}
