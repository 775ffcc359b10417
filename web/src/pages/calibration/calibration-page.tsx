import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CalibrationReport, isTelling, leastCalibrated } from '#contracts/interviewing/calibration.ts';
import { calibrationQuery } from '#web/features/calibration/api.ts';
import { CalibrationParts } from '#web/features/calibration/calibration-parts.tsx';
import styles from '#web/features/calibration/calibration.module.css';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Strip, StripLine } from '#web/shared/ui/strip.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';

export function Component() {
  const { t } = useTranslation('calibration');
  const { data: report, error, refetch } = useSuspenseQuery(calibrationQuery);
  return (
    <Page title={t('title')}>
      <Crumbs />
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      {error !== null && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
      <Undecided count={report.undecided} />
      {isTelling(report) ? (
        <>
          <Basis report={report} />
          <CalibrationParts report={report} />
        </>
      ) : (
        <TooFew report={report} />
      )}
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('calibration');
  return <PageFailure title={t('title')} what={t('failed')} {...props} />;
}

function Crumbs() {
  const { t } = useTranslation(['calibration', 'common']);
  return (
    <Breadcrumbs crumbs={[{ label: t('common:shell.dashboard'), to: paths.dashboard() }, { label: t('title') }]} />
  );
}

/** How many interviews are not included, with a link to decide on them. */
function Undecided({ count }: { readonly count: number }) {
  const { t } = useTranslation('calibration');
  if (count === 0) return null;
  return (
    <Strip>
      <StripLine
        icon={<IconClock aria-hidden />}
        acts={
          <Button component={Link} to={paths.interviews({ status: 'to_decide' })} size="sm">
            {t('decide')}
          </Button>
        }
      >
        {t('undecided', { count })}
      </StripLine>
    </Strip>
  );
}

interface ReportProps {
  readonly report: CalibrationReport;
}

/** How much data the report is based on, and how much of it may not be the user's alone. */
function Basis({ report: { interviews, scores, span, shared } }: ReportProps) {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  const [from, to] = span === null ? [] : [format.date(span.from), format.date(span.to)];
  const when = from === to ? from : t('span', { from, to });
  return (
    <div className={styles.basis}>
      <p>
        {dotted([
          t('scores', { count: scores }),
          t('interviews', { count: interviews }),
          ...(when === undefined ? [] : [when]),
        ])}
      </p>
      {shared > 0 && <p>{t('shared', { count: shared })}</p>}
    </div>
  );
}

/** How much data the report needs, and how much there is so far. */
function TooFew({ report: { interviews, scores } }: ReportProps) {
  const { t } = useTranslation('calibration');
  return (
    <EmptyState drawing="sheet" title={t('empty.title')}>
      {t('empty.text', leastCalibrated)}{' '}
      {interviews > 0 &&
        t('empty.soFar', { what: dotted([t('interviews', { count: interviews }), t('scores', { count: scores })]) })}
    </EmptyState>
  );
}
