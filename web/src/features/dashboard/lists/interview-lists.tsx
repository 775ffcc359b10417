import { Button } from '@mantine/core';
import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { capitalized, dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { isGenerating } from '#web/entities/interview/api.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import styles from '#web/features/dashboard/dashboard.module.css';

/** So many rows has a list of the dashboard at most. */
export const shownInterviews = 5;

const RunGlance = lazyPart(async () => (await import('#web/features/dashboard/next/run-glance.tsx')).RunGlance);
const PlanGlance = lazyPart(async () => (await import('#web/features/dashboard/next/plan-glance.tsx')).PlanGlance);

/** An interview that is going on. */
export function RunningInterview({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('dashboard');
  return (
    <RaisedInterview
      interview={interview}
      name={t('running')}
      lead={t('running')}
      icon={<IconPlayerPlayFilled aria-hidden />}
      glance={<RunGlance interview={interview} />}
    >
      <Button component={Link} to={paths.interviewPlan(interview.id)}>
        {t('next.openPlan')}
      </Button>
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
  const { scheduledAt, planVersion, durationMinutes } = interview;
  const isAhead = scheduledAt !== null && new Date(scheduledAt) > new Date();
  return (
    <RaisedInterview
      interview={interview}
      name={t('next.title')}
      lead={isAhead ? capitalized(format.relative(scheduledAt)) : t('next.title')}
      icon={<IconClock aria-hidden />}
      when={
        scheduledAt === null
          ? t('next.noTime')
          : `${format.moment(scheduledAt)}–${format.time(endOf(scheduledAt, durationMinutes))}`
      }
      glance={planVersion !== null && <PlanGlance interview={interview} version={planVersion} />}
    >
      <Button component={Link} to={paths.interview(interview.id)} variant="filled">
        {t(nextStep(interview))}
      </Button>
    </RaisedInterview>
  );
}

function endOf(startsAt: string, minutes: number): Date {
  return new Date(new Date(startsAt).getTime() + minutes * 60_000);
}

function nextStep(interview: Interview) {
  if (isGenerating(interview)) return 'next.watchPlan';
  return interview.planVersion === null ? 'next.makePlan' : 'next.openPlan';
}

interface RaisedInterviewProps {
  readonly interview: Interview;
  /** what the section is called */
  readonly name: string;
  readonly lead: string;
  readonly icon: ReactNode;
  readonly when?: string;
  /** how its minutes are divided or used: comes after the rest */
  readonly glance: ReactNode;
  readonly children: ReactNode;
}

/** The only raised object of the page, with the only filled button. */
function RaisedInterview({ interview, name, lead, icon, when, glance, children }: RaisedInterviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <section className={styles.running} aria-label={name}>
      <p className={styles.now}>
        {icon}
        {lead}
        <span>
          {t(`interviewType.${interview.type}`)}
          {when === undefined ? `, ${format.minutes(interview.durationMinutes)}` : ` · ${when}`}
        </span>
      </p>
      <div className={styles.runningBody}>
        <div>
          <h2>{interview.candidate.name}</h2>
          <p className="muted">{interview.position.title}</p>
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
      {glance !== false && (
        <div className={styles.glance}>
          <Suspense>{glance}</Suspense>
        </div>
      )}
    </section>
  );
}

/** What nobody began in its time: it is begun now, gets another time, or did not take place. */
export function OverdueList({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('overdue.title')}</h2>
        {interviews.length > shownInterviews && (
          <Link className="link small" to={paths.interviews()}>
            {t('waiting.all', { count: interviews.length })}
          </Link>
        )}
      </div>
      <Rows label={t('overdue.title')}>
        {interviews.slice(0, shownInterviews).map((interview) => (
          <Row
            key={interview.id}
            to={paths.interview(interview.id)}
            lead={<Avatar name={interview.candidate.name} />}
            title={interview.candidate.name}
            detail={interview.position.title}
            facts={
              <span>
                <span className={styles.late}>
                  {interview.scheduledAt !== null && capitalized(format.moment(interview.scheduledAt))}
                </span>
                <br />
                {t(`common:interviewType.${interview.type}`)}, {format.minutes(interview.durationMinutes)}
              </span>
            }
            end={
              <Button component={Link} to={paths.interview(interview.id)} size="sm">
                {t(nextStep(interview))}
              </Button>
            }
          />
        ))}
      </Rows>
    </section>
  );
}

export function WaitingList({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('waiting.title')}</h2>
        {interviews.length > shownInterviews && (
          <Link className="link small" to={paths.interviews({ status: 'to_decide' })}>
            {t('waiting.all', { count: interviews.length })}
          </Link>
        )}
      </div>
      <Rows label={t('waiting.title')}>
        {interviews.slice(0, shownInterviews).map((interview) => (
          <Row
            key={interview.id}
            to={paths.interview(interview.id)}
            lead={<Avatar name={interview.candidate.name} />}
            title={interview.candidate.name}
            detail={interview.position.title}
            facts={
              <span>
                {dotted([
                  ...(interview.completedAt === null
                    ? []
                    : [t('waiting.ended', { when: format.moment(interview.completedAt) })]),
                  ...(interview.scored === null ? [] : [t('common:scoredOf', { ...interview.scored })]),
                ])}
              </span>
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
        {interviews.slice(0, shownInterviews).map((interview) => (
          <Row
            key={interview.id}
            to={paths.interview(interview.id)}
            lead={<Avatar name={interview.candidate.name} />}
            title={interview.candidate.name}
            detail={interview.position.title}
            facts={
              interview.completedAt !== null && (
                <span>{t('waiting.ended', { when: format.moment(interview.completedAt) })}</span>
              )
            }
            end={<OutcomeTag interview={interview} />}
          />
        ))}
      </Rows>
    </section>
  );
}

export function UpcomingList({ interviews }: { readonly interviews: readonly Interview[] }) {
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
      {interviews.length === 0 && <p className="muted">{t('open.nothing')}</p>}
      {interviews.length > 0 && (
        <Rows label={t('open.title')}>
          {interviews.slice(0, shownInterviews).map((interview) => (
            <Row
              key={interview.id}
              to={paths.interview(interview.id)}
              lead={<Avatar name={interview.candidate.name} />}
              title={interview.candidate.name}
              detail={interview.position.title}
              facts={
                <span>
                  {interview.scheduledAt === null
                    ? t('next.noTime')
                    : capitalized(format.moment(interview.scheduledAt))}
                  <br />
                  {t(`common:interviewType.${interview.type}`)}, {format.minutes(interview.durationMinutes)}
                </span>
              }
              end={
                interview.status === 'draft' ? (
                  <Button component={Link} to={paths.interview(interview.id)} size="sm">
                    {t(nextStep(interview))}
                  </Button>
                ) : (
                  <InterviewStatusBadge status={interview.status} />
                )
              }
            />
          ))}
        </Rows>
      )}
    </section>
  );
}
