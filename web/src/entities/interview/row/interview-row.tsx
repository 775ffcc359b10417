import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { capitalized, dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Row } from '#web/shared/ui/list/rows.tsx';
import { type InterviewGroup, timeOf } from '#web/entities/interview/group-interviews.ts';
import styles from './interview-row.module.css';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { Standing } from './standing.tsx';
import { StepButton } from '#web/entities/interview/step-button.tsx';

interface InterviewRowProps {
  readonly interview: Interview;
  /** in the list of one candidate, who then goes without saying */
  readonly isOfCandidate?: boolean;
  /** under the heading of this group, which then is not said again */
  readonly group?: InterviewGroup | undefined;
  /** no row of the list has anything to be done: when it was stands there */
  readonly isOver?: boolean;
  /** beside when it is */
  readonly extra?: ReactNode;
}

/** An interview in any list: with whom and for what, how far it is, when, and what is to be done next. Namespaces: interviews. */
export function InterviewRow({ interview, isOfCandidate = false, group, isOver = false, extra }: InterviewRowProps) {
  const { t } = useTranslation('common');
  const type = t(`interviewType.${interview.type}`);
  const { candidate, position } = interview;
  const step = nextStepOf(interview);
  const now = useNow();
  return (
    <Row
      to={paths.interview(interview.id)}
      lead={!isOfCandidate && <Avatar name={candidate.name} />}
      title={isOfCandidate ? position.title : candidate.name}
      detail={isOfCandidate ? type : `${position.title}, ${type.toLocaleLowerCase()}`}
      facts={
        <span className={styles.facts}>
          {!isStandingSaid(group) && <Standing interview={interview} />}
          {!isOver && <When interview={interview} group={group} />}
          {extra}
        </span>
      }
      end={
        isOver ? (
          <Day interview={interview} />
        ) : step === undefined ? null : (
          <StepButton
            interviewId={interview.id}
            step={step}
            isOverdue={interviewStateOf(interview, now) === 'overdue'}
          />
        )
      }
    />
  );
}

/** By the heading that the row stands under. */
function isStandingSaid(group: InterviewGroup | undefined): boolean {
  return group === 'running' || group === 'waiting' || group === 'overdue';
}

function When({ interview, group }: Pick<InterviewRowProps, 'interview' | 'group'>) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  const { scored, durationMinutes } = interview;
  // of what waits for a decision, how much of it was scored says more than how long it was to be
  const minutes = scored === null ? format.minutes(durationMinutes) : t('common:scoredOf', { ...scored });
  const at = timeOf(interview);
  const said = (): string => {
    if (at === null) return group === 'unscheduled' ? minutes : dotted([t('list.noTime'), minutes]);
    const isDaySaid = group === 'today' || group === 'tomorrow';
    return dotted([isDaySaid ? format.time(at) : capitalized(format.moment(at)), minutes]);
  };
  return (
    <span className={styles.when} data-late={group === 'overdue'}>
      {said()}
    </span>
  );
}

function Day({ interview }: Pick<InterviewRowProps, 'interview'>) {
  const format = useFormat();
  const at = timeOf(interview);
  return at !== null && <span className={styles.day}>{capitalized(format.moment(at))}</span>;
}
