import { Button } from '@mantine/core';
import {
  IconChevronRight,
  IconClock,
  IconFileAlert,
  IconMessages,
  IconPlayerPlayFilled,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { capitalized, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { Row, RowGroup, RowGroups } from '#web/shared/ui/list/rows.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';
import { countsQuery, isGenerating } from '#web/entities/interview/api.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import styles from '#web/features/dashboard/dashboard.module.css';
import { type OtherWork, otherWork } from './other-work.ts';

/** Maximum number of rows in a list of the dashboard. */
export const shownInterviews = 5;

const RunGlance = lazyPart(async () => (await import('#web/features/dashboard/next/run-glance.tsx')).RunGlance);
const PlanGlance = lazyPart(async () => (await import('#web/features/dashboard/next/plan-glance.tsx')).PlanGlance);

interface RunningInterviewProps {
  readonly interview: Interview;
  /** has the page's primary button: the first if several are in progress */
  readonly isMain: boolean;
}

/** An interview in progress. */
export function RunningInterview({ interview, isMain }: RunningInterviewProps) {
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
        leftSection={<IconPlayerPlayFilled />}
        variant={isMain ? 'filled' : 'default'}
      >
        {t('continue')}
      </Button>
    </RaisedInterview>
  );
}

/** The next interview, shown if none is in progress. */
export function NextInterview({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { scheduledAt, planVersion, lengthMinutes } = interview;
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
          : `${format.moment(scheduledAt)}–${format.time(endOf(scheduledAt, lengthMinutes))}`
      }
      glance={planVersion !== null && <PlanGlance interview={interview} version={planVersion} />}
    >
      <Button component={Link} to={paths.interview(interview.id)}>
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
  /** the section's heading */
  readonly name: string;
  readonly lead: string;
  readonly icon: ReactNode;
  readonly when?: string;
  /** how its minutes are divided or used; loads after the rest */
  readonly glance: ReactNode;
  readonly children: ReactNode;
}

/** The only raised card of the page. */
function RaisedInterview({ interview, name, lead, icon, when, glance, children }: RaisedInterviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <section className={styles.running} aria-label={name}>
      <p className={styles.now} data-timed={when !== undefined}>
        {icon}
        {lead}
        <span>
          {t(`interviewType.${interview.type}`)}
          {when === undefined ? `, ${format.minutes(interview.lengthMinutes)}` : ` · ${when}`}
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

interface DeskListsProps {
  readonly waiting: readonly Interview[];
  /** the interview shown in the card above */
  readonly next?: Interview | undefined;
  /** upcoming interviews after it */
  readonly later: readonly Interview[];
  /** maximum number of upcoming interviews */
  readonly most?: number;
  /** before the first interview, the list need not say that none is upcoming */
  readonly isBeginning?: boolean;
}

/** Work to do, then upcoming interviews, in one frame. */
export function DeskLists({ waiting, next, later, most = shownInterviews, isBeginning = false }: DeskListsProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(countsQuery());
  const now = useNow();
  const shown = waiting.slice(0, shownInterviews);
  const ahead = later.slice(0, most);
  const others = data === undefined ? [] : otherWork(data, [...shown, ...(next ? [next] : []), ...ahead], now);
  const work = shown.length + others.reduce((sum, { count }) => sum + count, 0);
  const groups = [
    { title: t('work.title'), interviews: shown, others, count: data && work },
    // no count if one is already shown in the card above
    { title: t('open.title'), interviews: ahead, others: [], count: next ? undefined : later.length },
  ].filter((group) => group.interviews.length + group.others.length > 0);
  const all = !isBeginning && (
    <Link className="link small" to={paths.interviews()}>
      {t('open.all')}
    </Link>
  );
  return (
    <>
      {error !== null && data === undefined && (
        <div className={styles.section}>
          <ErrorState title={t('work.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {groups.length > 0 && (
        <div className={styles.section}>
          <RowGroups>
            {groups.map(({ title, interviews, others: lines, count }, index) => (
              <RowGroup key={title} title={title} count={count} all={index === 0 && all}>
                {interviews.map((interview) => (
                  <InterviewRow key={interview.id} interview={interview} />
                ))}
                {lines.map((line) => (
                  <OtherRow key={line.kind} {...line} />
                ))}
              </RowGroup>
            ))}
          </RowGroups>
        </div>
      )}
      {later.length === 0 && next === undefined && !isBeginning && (
        // the page header has the button to create one
        <div className={styles.section}>
          <StatePanel strip picture={<IconClock aria-hidden />} title={t('open.nothing')}>
            {t('open.nothingText')}
          </StatePanel>
        </div>
      )}
    </>
  );
}

const listsOfWork = {
  toDecide: paths.interviews({ status: 'to_decide' }),
  overdue: paths.interviews({ status: 'overdue' }),
  noPlan: paths.interviews({ status: 'no_plan' }),
  // unreadable files are listed above the candidates
  files: paths.candidates(),
  noInterview: paths.candidates({ stage: 'none' }),
};

/** Work without rows of its own, counted like the list it links to. */
function OtherRow({ kind, count, isRest }: OtherWork) {
  const { t } = useTranslation('dashboard');
  const Icon = isInterview(kind) ? IconMessages : kind === 'files' ? IconFileAlert : IconUsers;
  return (
    <Row
      to={listsOfWork[kind]}
      lead={
        <span className={styles.many}>
          <Icon aria-hidden />
        </span>
      }
      mark={<IconChevronRight className={styles.way} aria-hidden />}
      title={`${String(count)} ${t(isRest && isInterview(kind) ? `work.more.${kind}` : `work.${kind}`, { count })}`}
    />
  );
}

function isInterview(kind: OtherWork['kind']): kind is 'toDecide' | 'overdue' | 'noPlan' {
  return kind !== 'files' && kind !== 'noInterview';
}
