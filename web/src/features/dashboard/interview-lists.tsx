import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import styles from './dashboard.module.css';

const shown = 5;

/** An interview that is going on. */
export function RunningInterview({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('dashboard');
  return (
    <RaisedInterview interview={interview} lead={t('running')}>
      <Button
        component={Link}
        to={paths.interview(interview.id)}
        variant="filled"
        leftSection={<IconPlayerPlayFilled />}
      >
        {t('continue')}
      </Button>
    </RaisedInterview>
  );
}

/** The one that comes next, while none is going on. */
export function NextInterview({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const when = interview.scheduledAt === null ? t('next.noTime') : format.dateTime(interview.scheduledAt);
  return (
    <RaisedInterview interview={interview} lead={t('next.title')} when={when}>
      <Button component={Link} to={paths.interview(interview.id)} variant="filled">
        {t(interview.planVersion === null ? 'next.makePlan' : 'next.openPlan')}
      </Button>
    </RaisedInterview>
  );
}

interface RaisedInterviewProps {
  readonly interview: Interview;
  readonly lead: string;
  readonly when?: string;
  readonly children: ReactNode;
}

/** The only raised object of the page, with the only filled button. */
function RaisedInterview({ interview, lead, when, children }: RaisedInterviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <section className={styles.running} aria-label={lead}>
      <p className={styles.now}>
        {lead} {when !== undefined && <span className={styles.when}>{when}</span>}
      </p>
      <div className={styles.runningBody}>
        <div>
          <h2>{interview.candidate.name}</h2>
          <p className="muted">
            {interview.position.title}, {t(`interviewType.${interview.type}`).toLocaleLowerCase()},{' '}
            {format.minutes(interview.durationMinutes)}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

export function WaitingList({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('waiting.title')}</h2>
      </div>
      <Rows label={t('waiting.title')}>
        {interviews.slice(0, shown).map((interview) => (
          <Row
            key={interview.id}
            to={paths.interview(interview.id)}
            lead={<Avatar name={interview.candidate.name} />}
            title={interview.candidate.name}
            detail={interview.position.title}
            facts={
              interview.completedAt !== null && (
                <span>{t('waiting.ended', { when: format.dateTime(interview.completedAt) })}</span>
              )
            }
            end={
              <Button component={Link} to={paths.interview(interview.id)} size="sm">
                {t('waiting.decide')}
              </Button>
            }
          />
        ))}
      </Rows>
    </section>
  );
}

/** What was decided lately, with the mean that was shown after it. */
export function DecidedList({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('decided')}</h2>
      </div>
      <Rows label={t('decided')}>
        {interviews.slice(0, shown).map((interview) => (
          <Row
            key={interview.id}
            to={paths.interview(interview.id)}
            lead={<Avatar name={interview.candidate.name} />}
            title={interview.candidate.name}
            detail={interview.position.title}
            facts={
              interview.completedAt !== null && (
                <span>{t('waiting.ended', { when: format.dateTime(interview.completedAt) })}</span>
              )
            }
            end={<OutcomeTag interview={interview} />}
          />
        ))}
      </Rows>
    </section>
  );
}

interface UpcomingListProps {
  readonly interviews: readonly Interview[];
  /** nothing else to show: then an empty list leads to the first thing to do */
  readonly alone: boolean;
}

export function UpcomingList({ interviews, alone }: UpcomingListProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('open.title')}</h2>
        <Link className="link small" to={paths.interviews()}>
          {t('open.all')}
        </Link>
      </div>
      {interviews.length === 0 && !alone && <p className="muted">{t('open.nothing')}</p>}
      {interviews.length === 0 && alone && (
        <EmptyState
          drawing="clock"
          level={3}
          title={t('open.empty')}
          action={
            <Button component={Link} to={paths.scheduleInterview()}>
              {t('createInterview')}
            </Button>
          }
        >
          {t('open.emptyText')}
        </EmptyState>
      )}
      {interviews.length > 0 && (
        <Rows label={t('open.title')}>
          {interviews.slice(0, shown).map((interview) => (
            <Row
              key={interview.id}
              to={paths.interview(interview.id)}
              lead={<Avatar name={interview.candidate.name} />}
              title={interview.candidate.name}
              detail={`${interview.position.title}, ${t(`common:interviewType.${interview.type}`).toLocaleLowerCase()}`}
              facts={
                <>
                  {interview.scheduledAt !== null && <span>{format.dateTime(interview.scheduledAt)}</span>}
                  <span>{format.minutes(interview.durationMinutes)}</span>
                </>
              }
              end={<InterviewStatusBadge status={interview.status} />}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}
