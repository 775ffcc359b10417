import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import { BandGlyph, BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandOfMean } from '#web/entities/plan/question/band-scale.ts';
import { capitalized, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { meanOf } from './mean-of.ts';
import styles from './work-numbers.module.css';

/** Counts and results as one strip. Each number links to the list it counts, the mean to what it is based on. */
export function WorkNumbers({ counts }: { readonly counts: DashboardCounts }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { openPositions, candidates, interviews, groups, interviewsThisWeek, interviewsThisMonth } = counts;
  return (
    <ul className={styles.numbers} aria-label={t('numbers.title')}>
      <Cell name={t('numbers.openPositions')} figure={openPositions} to={paths.positions({ status: 'active' })}>
        <Link to={paths.candidates()}>{t('numbers.candidates', { count: candidates })}</Link>
      </Cell>
      <Cell name={t('numbers.interviews')} figure={interviews.total} to={paths.interviews()}>
        <Link to={paths.interviews({ status: 'upcoming' })}>{t('numbers.upcoming', { count: groups.upcoming })}</Link>
      </Cell>
      <Mean counts={counts} />
      <Cell name={t('numbers.thisWeek')} figure={interviewsThisWeek} to={paths.interviews({ status: 'this_week' })}>
        <Link to={paths.interviews({ status: 'this_month' })}>
          {/* by its name, because a week may reach into the next month */}
          {capitalized(t('numbers.month', { month: format.monthName(Date.now()), number: interviewsThisMonth }))}
        </Link>
      </Cell>
    </ul>
  );
}

/** The mean with the name of its band, and the comparison of this month with the previous one. */
function Mean({ counts: { means, meanOf: months } }: { readonly counts: DashboardCounts }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const mean = meanOf(means);
  if (mean === undefined) return null;
  const band = bandOfMean(mean);
  return (
    <Cell
      name={t('numbers.mean')}
      figure={format.score(mean)}
      to={paths.calibration()}
      meaning={
        <>
          <BandGlyph band={band} />
          <BandLabel band={band} wordOnly />
        </>
      }
    >
      <Link to={paths.interviews({ status: 'closed' })}>
        {months.month === null || months.monthBefore === null
          ? t('numbers.of', { count: means.length })
          : t('numbers.months', { month: format.score(months.month), before: format.score(months.monthBefore) })}
      </Link>
    </Cell>
  );
}

interface CellProps {
  readonly name: string;
  readonly figure: number | string;
  readonly to: string;
  /** beside the figure: its meaning */
  readonly meaning?: ReactNode;
  /** the total it is part of, or a part of it */
  readonly children: ReactNode;
}

function Cell({ name, figure, to, meaning, children }: CellProps) {
  return (
    <li>
      <Link to={to} className={styles.whole ?? ''}>
        {name} <b>{figure}</b> {meaning}
      </Link>
      <span className={styles.part}>{children}</span>
    </li>
  );
}
