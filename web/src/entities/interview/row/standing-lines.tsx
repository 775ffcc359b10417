import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { groupOf, timeOf } from '#web/entities/interview/group-interviews.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { capitalized, useFormat } from '#web/shared/language/format.ts';
import { CoreScore } from './core-score.tsx';
import { Standing } from './standing.tsx';
import styles from './standing-lines.module.css';

interface StandingLinesProps {
  readonly interview: Interview;
  /** the type of interview, for phones, where the line above omits it */
  readonly kind?: string;
  /** shown below the date */
  readonly extra?: ReactNode;
}

/** The status and time of an interview, in the same place in every row. Namespaces: interviews. */
export function StandingLines({ interview, kind, extra }: StandingLinesProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  const now = new Date(useNow());
  const { scored, lengthMinutes } = interview;
  const at = timeOf(interview);
  const isOver = groupOf(interview, now) === 'closed';
  // For an interview awaiting a decision, how much was scored matters more than its planned length.
  const minutes = scored === null ? format.minutes(lengthMinutes) : t('common:scoredOf', { ...scored });
  const when = at === null ? t('list.noTime') : capitalized(format.moment(at));
  return (
    <>
      <span className={styles.state} data-scored={interview.score !== null}>
        <Standing interview={interview} />
      </span>
      <span className={styles.line}>
        <span className={styles.when} data-part="when">
          {when}
          {interview.score !== null && (
            <>
              {'\u00a0· '}
              <CoreScore score={interview.score} />
            </>
          )}
        </span>
        <span className={styles.more} data-part="more">
          {!isOver && (
            <span>
              <span className={styles.dot}>{'\u00a0· '}</span>
              {minutes}
            </span>
          )}
          {extra !== undefined && extra !== false && <span className={styles.extra}>{extra}</span>}
          {kind !== undefined && <span className={styles.kind}>{kind}</span>}
        </span>
      </span>
    </>
  );
}
