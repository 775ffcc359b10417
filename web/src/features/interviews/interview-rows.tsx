import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { capitalized, dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { type InterviewGroup, timeOf } from '#web/entities/interview/group-interviews.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { lateness } from '#web/entities/interview/lateness.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { StepButton } from '#web/entities/interview/step-button.tsx';
import { useElapsed } from '#web/entities/interview/use-elapsed.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { interviewsQuery } from './api.ts';
import styles from './interview-rows.module.css';

interface InterviewRowsProps {
  readonly candidateId: string;
  /** the one whose next step the head of the page leads to already */
  readonly saidAbove: string | undefined;
}

/** Interviews of one candidate, under a heading; nothing at all while there are none. */
export function InterviewRows({ candidateId, saidAbove }: InterviewRowsProps) {
  const { t } = useTranslation('interviews');
  const list = useSuspenseInfiniteQuery(interviewsQuery({ candidateId }));
  if (itemsOf(list).length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <PagedList list={list} failed={t('list.failed')} size="sm">
        {(interviews) => (
          <Rows label={t('title')}>
            {interviews.map((interview) => (
              <InterviewRow
                key={interview.id}
                interview={interview}
                isOfCandidate
                isSaidAbove={interview.id === saidAbove}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </section>
  );
}

interface InterviewRowProps {
  readonly interview: Interview;
  /** in the list of one candidate, who then goes without saying */
  readonly isOfCandidate?: boolean;
  /** its next step is named elsewhere on the page */
  readonly isSaidAbove?: boolean;
  /** under the heading of this group, which then is not said again */
  readonly group?: InterviewGroup | undefined;
}

export function InterviewRow({ interview, isOfCandidate = false, isSaidAbove = false, group }: InterviewRowProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const type = t(`common:interviewType.${interview.type}`);
  const { candidate, position } = interview;
  return (
    <Row
      to={paths.interview(interview.id)}
      lead={!isOfCandidate && <Avatar name={candidate.name} />}
      title={isOfCandidate ? position.title : candidate.name}
      detail={isOfCandidate ? type : `${position.title}, ${type.toLocaleLowerCase()}`}
      facts={
        <>
          <span className={styles.when}>
            <When interview={interview} group={group} />
          </span>
          {interview.status === 'in_progress' && <Overrun interview={interview} />}
          {!isOfCandidate && interview.scored !== null && (
            <span className="small dim">{t('common:scoredOf', { ...interview.scored })}</span>
          )}
          {!isStandingSaid(group) && !isSaidAbove && <Standing interview={interview} />}
        </>
      }
      end={isSaidAbove ? <Standing interview={interview} /> : <RowEnd interview={interview} />}
    />
  );
}

function When({ interview, group }: Pick<InterviewRowProps, 'interview' | 'group'>) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const minutes = format.minutes(interview.durationMinutes);
  const at = timeOf(interview);
  if (at === null) return group === 'unscheduled' ? minutes : dotted([t('list.noTime'), minutes]);
  const isDaySaid = group === 'today' || group === 'tomorrow';
  return dotted([isDaySaid ? format.time(at) : capitalized(format.moment(at)), minutes]);
}

/** By how much an interview that is going on is longer than planned; nothing while it is not. */
function Overrun({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const elapsed = useElapsed(interview.id)?.elapsed ?? 0;
  const over = Math.ceil(elapsed / 60 - interview.durationMinutes);
  if (over <= 0) return null;
  return (
    <span className={styles.over} data-late={lateness(elapsed, interview.durationMinutes)}>
      {t('list.over', { time: format.minutes(over) })}
    </span>
  );
}

/** By the heading that the row stands under. */
function isStandingSaid(group: InterviewGroup | undefined): boolean {
  return group === 'running' || group === 'waiting' || group === 'overdue';
}

/** How far an interview is. What waits for the reader does not look like what is over. */
function Standing({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const now = useNow();
  if (nextStepOf(interview) === 'decide') return <Tag tone="warn">{t('list.undecided')}</Tag>;
  return <InterviewStatusBadge status={interviewStateOf(interview, now)} />;
}

/** What is to be done next; once the recommendation is recorded, what it was. */
function RowEnd({ interview }: { readonly interview: Interview }) {
  const step = nextStepOf(interview);
  if (interview.recommendation !== null) return <OutcomeTag interview={interview} />;
  return step === undefined ? null : <StepButton interviewId={interview.id} step={step} />;
}
