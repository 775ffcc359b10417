import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { CoreScore } from '#web/entities/interview/row/core-score.tsx';
import { Standing } from '#web/entities/interview/row/standing.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './last-step.module.css';

/** A candidate's status: the state or outcome of the newest interview, and its time. */
export function LastStep({ interview }: { readonly interview: Interview | undefined }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const now = useNow();
  if (interview === undefined) return <span>{t('list.noInterview')}</span>;
  const { scheduledAt } = interview;
  const state = interviewStateOf(interview, now);
  const isAhead = state === 'draft' || state === 'planned';
  return (
    <span className={styles.step} data-part="step">
      <span className={styles.tags} data-part="tags">
        <Standing interview={interview} />
      </span>{' '}
      {interview.score !== null && <CoreScore score={interview.score} />}
      {isAhead && scheduledAt !== null && <span>{format.moment(scheduledAt)}</span>}
    </span>
  );
}
