import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { countsQuery } from '#web/entities/interview/api.ts';
import { meanOf } from './mean-of.ts';
import styles from '#web/features/dashboard/dashboard.module.css';

const unknown = '\u00a0';

/** What there is and what came of it, in numbers; each leads to the list that it counts. */
export function WorkNumbers() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(countsQuery());
  if (error !== null && data === undefined) {
    return <ErrorState title={t('numbers.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const details = data && [
    <Candidates key="candidates" counts={data} />,
    // of each state: with those that were cancelled they add up
    dotted([
      t('numbers.completed', { count: data.interviews.completed }),
      ...(data.interviews.in_progress === 0 ? [] : [t('numbers.running', { count: data.interviews.in_progress })]),
      t('numbers.toCome', { count: data.interviews.planned + data.interviews.draft }),
    ]),
    // those of today are in the head of the page
    t('numbers.thisMonth', { count: data.interviewsThisMonth }),
    meanOf(data.means) === undefined ? t('numbers.noMean') : t('numbers.ofDecided', { count: data.means.length }),
  ];
  const under = (index: number) => details?.[index] ?? unknown;
  return (
    <div className={styles.numbers}>
      <ul aria-label={t('numbers.title')}>
        <Number
          name={t('numbers.openPositions', { count: data?.openPositions ?? 0 })}
          to={paths.positions({ status: 'active' })}
          value={data?.openPositions}
          line={under(0)}
        />
        <Number
          name={t('numbers.interviews', { count: data?.interviews.total ?? 0 })}
          to={paths.interviews()}
          value={data?.interviews.total}
          line={under(1)}
        />
        <Number
          name={t('numbers.thisWeek')}
          to={paths.interviews({ status: 'this_week' })}
          value={data?.interviewsThisWeek}
          line={under(2)}
        />
        <Number
          name={t('numbers.mean')}
          to={paths.interviews({ status: 'closed' })}
          value={data && <Mean means={data.means} />}
          line={under(3)}
        />
      </ul>
    </div>
  );
}

interface NumberProps {
  /** agrees with the number before it */
  readonly name: string;
  readonly to: string;
  readonly value: ReactNode;
  readonly line: ReactNode;
}

function Number({ name, to, value = unknown, line }: NumberProps) {
  return (
    <li>
      <Link to={to}>
        <b data-none={value === 0}>{value}</b> <span>{name}</span>
      </Link>
      <p>{line}</p>
    </li>
  );
}

function Candidates({ counts: { candidates, candidatesWaiting } }: { readonly counts: DashboardCounts }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {t('numbers.candidates', { count: candidates })}
      {candidatesWaiting > 0 && (
        <>
          {'\u00a0· '}
          <Link to={paths.candidates({ stage: 'none' })}>
            {t('numbers.candidatesWaiting', { count: candidatesWaiting })}
          </Link>
        </>
      )}
    </>
  );
}

/** Of all that was decided, whatever the job; before that nobody sees a mean. */
function Mean({ means }: { readonly means: readonly number[] }) {
  const format = useFormat();
  const mean = meanOf(means);
  return mean === undefined ? '–' : format.score(mean);
}
