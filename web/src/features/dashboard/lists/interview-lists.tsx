import { Button } from '@mantine/core';
import { IconCalendar, IconClock, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { capitalized, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { Rows } from '#web/shared/ui/list/rows.tsx';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';
import { isGenerating } from '#web/entities/interview/api.ts';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import styles from '#web/features/dashboard/dashboard.module.css';
import type { DashboardInterviews } from './dashboard-interviews.ts';

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

interface InterviewListProps {
  readonly title: string;
  readonly interviews: readonly Interview[];
  /** leads to the whole list: its address, and what the link says */
  readonly all?: { readonly to: string; readonly text: string } | false;
  /** so many rows at most */
  readonly most?: number;
  /** nothing is to be done with them */
  readonly areOver?: boolean;
}

/** The first interviews of a kind under its heading; nothing at all while there are none. */
export function InterviewList({
  title,
  interviews,
  all = false,
  most = shownInterviews,
  areOver = false,
}: InterviewListProps) {
  if (interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <ListHead title={title} {...(interviews.length <= most && { count: interviews.length })} all={all} />
      <Rows label={title}>
        {interviews.slice(0, most).map((interview) => (
          <InterviewRow key={interview.id} interview={interview} isOver={areOver} />
        ))}
      </Rows>
    </section>
  );
}

interface ListHeadProps extends Pick<InterviewListProps, 'title' | 'all'> {
  /** of its rows, where all of them are shown */
  readonly count?: number;
}

function ListHead({ title, count, all }: ListHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      {count !== undefined && <span className="small dim">{count}</span>}
      {all !== undefined && all !== false && (
        <Link className="link small" to={all.to}>
          {all.text}
        </Link>
      )}
    </div>
  );
}

/** What waits for the reader: what nobody began in its time, then what has no recommendation yet. */
export function NeededList({ overdue, waiting }: Pick<DashboardInterviews, 'overdue' | 'waiting'>) {
  const { t } = useTranslation('dashboard');
  const interviews = [...overdue, ...waiting];
  const all = { to: paths.interviews(), text: t('open.all') };
  return <InterviewList title={t('needed')} interviews={interviews} all={interviews.length > shownInterviews && all} />;
}

export function UpcomingList({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation('dashboard');
  const all = { to: paths.interviews(), text: t('open.all') };
  if (interviews.length > 0) return <InterviewList title={t('open.title')} interviews={interviews} all={all} />;
  return (
    <section className={styles.section}>
      <ListHead title={t('open.title')} all={all} />
      <StatePanel
        strip
        level={3}
        picture={<IconCalendar aria-hidden />}
        title={t('open.nothing')}
        action={
          <Button component={Link} to={paths.scheduleInterview()} size="sm">
            {t('createInterview')}
          </Button>
        }
      >
        {t('open.nothingText')}
      </StatePanel>
    </section>
  );
}
