import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { dotted } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { RowStanding } from '#web/shared/ui/list/row-standing.tsx';
import { Row } from '#web/shared/ui/list/rows.tsx';
import { InterviewAct } from './interview-act.tsx';
import styles from './interview-row.module.css';
import { StandingLines } from './standing-lines.tsx';

interface InterviewRowProps {
  readonly interview: Interview;
  /** in the list of one candidate, whose name is then left out */
  readonly isOfCandidate?: boolean;
  /** another interview was recommended, and none exists yet */
  readonly isOnceMore?: boolean;
  /** shown below the date */
  readonly extra?: ReactNode;
}

/** An interview in any list: candidate and position, status, time and next action. Namespaces: interviews. */
export function InterviewRow({ interview, isOfCandidate = false, isOnceMore = false, extra }: InterviewRowProps) {
  const { t } = useTranslation('common');
  const type = t(`interviewType.${interview.type}`);
  const { candidate, position } = interview;
  return (
    <Row
      to={paths.interview(interview.id)}
      lead={!isOfCandidate && <Avatar name={candidate.name} />}
      title={isOfCandidate ? position.title : candidate.name}
      detail={
        isOfCandidate ? (
          type
        ) : (
          <>
            <span className={styles.kind}>{dotted([type, ''])}</span>
            {position.title}
          </>
        )
      }
      facts={
        <RowStanding>
          <StandingLines interview={interview} extra={extra} {...(!isOfCandidate && { kind: type })} />
        </RowStanding>
      }
      end={<InterviewAct interview={interview} isOnceMore={isOnceMore} />}
    />
  );
}
