import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import type { Run } from '#contracts/interview-run.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';

export function SummaryHead({ interview, run }: { readonly interview: Interview; readonly run: Run }) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const { clock } = run;
  return (
    <PageHeader title={interview.candidate.name} badge={<InterviewStatusBadge status={interview.status} />}>
      {[
        interview.position.title,
        t(`common:interviewType.${interview.type}`),
        t('when', {
          from: format.dateTime(clock.startedAt),
          to: format.time(clock.endedAt ?? clock.now),
          minutes: format.minutes(Math.round(clock.elapsedSec / 60)),
        }),
      ].join(' · ')}
    </PageHeader>
  );
}
