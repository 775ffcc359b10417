import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { LastStep } from '#web/features/candidates/last-step.tsx';
import { paths } from '#web/shared/paths.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './interview-lines.module.css';

/** Column headings for {@link InterviewLines}. */
export function InterviewLinesHead() {
  const { t } = useTranslation('candidates');
  return (
    <span className={styles.head}>
      <span>{t('list.head.interview')}</span>
      <span>{t('list.head.lastStep')}</span>
    </span>
  );
}

/**
 * The interviews of one candidate for one position, one per line, with type and status or outcome. On a phone the
 * action is the only link: with two links, it would not be clear where each leads.
 */
export function InterviewLines({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (interviews.length === 0) {
    return (
      <span className={styles.none} data-part="lines">
        <LastStep interview={undefined} />
      </span>
    );
  }
  return (
    <ul className={styles.lines} data-part="lines">
      {interviews.map((interview) => (
        <li key={interview.id}>
          {isPhone ? (
            <span data-part="type">{t(`interviewType.${interview.type}`)}</span>
          ) : (
            <Link to={paths.interview(interview.id)}>{t(`interviewType.${interview.type}`)}</Link>
          )}
          <LastStep interview={interview} />
        </li>
      ))}
    </ul>
  );
}
