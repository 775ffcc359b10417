import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { usedMinutes } from '#web/features/summary/results/minutes-rows.ts';
import { pointsOfRun } from '#web/entities/plan/points-of-run.ts';
import { useVerdict } from '#web/entities/plan/talk/use-verdict.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { useCountedQuestions } from './use-counted-questions.ts';

export function SummaryHead({ interview, run }: { readonly interview: Interview; readonly run: Run }) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const verdict = useVerdict();
  const printing = usePrinting();
  const { clock } = run;
  const from = format.dateTime(clock.startedAt);
  const to = format.time(clock.endedAt ?? clock.now);
  const minutes = usedMinutes(run);
  const counted = useCountedQuestions(run);
  return (
    <PageHeader
      title={interview.candidate.name}
      badge={
        // Completed, but still waiting for a decision.
        interview.status === 'completed' && interview.recommendation === null ? (
          <Tag tone="warn">{t('toDecide')}</Tag>
        ) : interview.recommendation === null ? (
          <InterviewStatusBadge status={interview.status} />
        ) : (
          // On screen the verdict is in its own panel, visible at the same time; in print that panel comes last.
          printing && (
            <Tag>
              {dotted([
                verdict(interview.recommendation, pointsOfRun(run)),
                ...(interview.score === null
                  ? []
                  : [t('markdown.mean', { mean: format.score(interview.score), questions: counted })]),
              ])}
            </Tag>
          )
        )
      }
    >
      <Facts
        facts={[
          interview.position.title,
          t(`common:interviewType.${interview.type}`),
          from.endsWith(to) ? from : t('when', { from, to }),
          ...(minutes === undefined ? [] : [t('used', { minutes: format.minutes(minutes) })]),
        ]}
      />
    </PageHeader>
  );
}
