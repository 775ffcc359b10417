import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { countsQuery } from '#web/entities/interview/api.ts';
import { meanOf } from './mean-trend.ts';
import styles from '#web/features/dashboard/dashboard.module.css';

const MeanDetail = lazyPart(async () => (await import('./mean-detail.tsx')).MeanDetail);

const unknown = '\u00a0';

/** What there is and what came of it, in numbers; each leads to the list that it counts. */
export function WorkNumbers() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(countsQuery());
  if (error !== null && data === undefined) {
    return <ErrorState title={t('numbers.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <ul className={styles.numbers} aria-label={t('numbers.title')}>
      <Number
        name={t('numbers.openPositions')}
        to={paths.positions({ status: 'active' })}
        value={data?.openPositions}
        line={data && <Candidates counts={data} />}
      />
      <Number
        name={t('numbers.interviews')}
        to={paths.interviews()}
        value={data?.interviews.total}
        beside={data && t('numbers.completed', { count: data.interviews.completed })}
        line={data && <Ahead counts={data} />}
      />
      <Mean means={data?.means} />
      <Number
        name={t('numbers.thisWeek')}
        to={paths.interviews({ status: 'this_week' })}
        value={data?.interviewsThisWeek}
        beside={data && t('numbers.today', { count: data.interviewsToday })}
        line={data && t('numbers.thisMonth', { count: data.interviewsThisMonth })}
      />
    </ul>
  );
}

interface NumberProps {
  readonly name: string;
  readonly to: string;
  readonly value: ReactNode;
  readonly beside?: ReactNode;
  readonly line: ReactNode;
}

function Number({ name, to, value = unknown, beside, line = unknown }: NumberProps) {
  return (
    <li>
      <Link to={to}>
        <span>{name}</span> <b data-none={value === 0}>{value}</b>
        {beside !== undefined && <span> {beside}</span>}
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
          {', '}
          <Link to={paths.candidates({ stage: 'none' })}>
            {t('numbers.candidatesWaiting', { count: candidatesWaiting })}
          </Link>
        </>
      )}
    </>
  );
}

function Ahead({ counts: { interviews } }: { readonly counts: DashboardCounts }) {
  const { t } = useTranslation('dashboard');
  const states = (['in_progress', 'planned', 'draft'] as const).filter((state) => interviews[state] > 0);
  if (states.length === 0) return t('numbers.nothingAhead');
  return states.map((state) => t(`numbers.of.${state}`, { count: interviews[state] })).join(', ');
}

/** Of all that was decided; before that nobody sees a mean. */
function Mean({ means }: { readonly means: readonly number[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const mean = means === undefined ? undefined : meanOf(means);
  const name = t('numbers.mean');
  const to = paths.interviews({ status: 'completed' });
  if (means === undefined || mean === undefined) {
    return <Number name={name} to={to} value={means && '–'} line={means && t('numbers.noMean')} />;
  }
  return (
    <Number
      name={name}
      to={to}
      value={format.score(mean)}
      beside={
        <Suspense>
          <MeanDetail mean={mean} means={means} />
        </Suspense>
      }
      line={t('numbers.ofDecided', { count: means.length })}
    />
  );
}
