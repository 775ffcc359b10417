import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';
import { usePrintHead } from '#web/entities/interview/use-print-head.ts';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { usePrintSheet } from '#web/shared/print-sheet.ts';
import { paths, settleHash } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { focusHeading, useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { SaveState } from '#web/shared/ui/state/save-state.tsx';
import { Breadcrumbs, TopBarActions } from '#web/shared/ui/page/top-bar.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { summaryQuery } from './api.ts';
import { DecidedSummary } from '#web/features/summary/decision/decided-summary.tsx';
import { pointsOfRun } from '#web/entities/plan/points-of-run.ts';
import { stepIds } from '#web/features/summary/steps/step-ids.ts';
import { OpenSummary } from '#web/features/summary/steps/open-summary.tsx';
import { ShareHost } from '#web/entities/share/share-host.tsx';
import { CopyMarkdown } from './copy-markdown.tsx';
import { focusUnsettled } from '#web/features/summary/requirements/focus-unsettled.ts';
import { ExportMenu } from '#web/entities/interview/export/export-menu.tsx';
import { ShareButton } from '#web/entities/share/share-button.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { useSummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import styles from './summary-screen.module.css';

/** A completed interview: the results, and the recommendation made by a person. Namespaces: summary, common, errors. */
export function SummaryScreen({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('summary');
  const interview = useQuery(interviewQuery(interviewId));
  const run = useQuery(runQuery(interviewId));
  const summary = useQuery(summaryQuery(interviewId));
  const all = [interview, run, summary];
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  const retry = (): void => {
    for (const query of all) if (query.isError) void query.refetch();
  };
  useDocumentTitle(interview.data?.candidate.name ?? t('title'));
  const ready = interview.data !== undefined && run.data !== undefined && summary.data !== undefined;
  if (failed !== undefined) {
    return (
      <main id="main" className={styles.alone}>
        <ErrorState title={t('failed')} error={failed.error} onRetry={retry} />
      </main>
    );
  }
  return (
    <Pending pending={!ready} skeleton={<SummarySkeleton />}>
      {ready && <Loaded interview={interview.data} run={run.data} summary={summary.data} />}
    </Pending>
  );
}

interface LoadedProps {
  readonly interview: Interview;
  readonly run: Run;
  readonly summary: Summary;
}

function Loaded({ interview, run, summary }: LoadedProps) {
  const { t } = useTranslation(['summary', 'common']);
  const editor = useSummaryEditor(interview.id, summary);
  const { hash } = useLocation();
  const isToSettle = hash === settleHash;
  const { recorded } = editor;
  const [changing, setChanging] = useState(isToSettle && recorded !== null);
  const points = pointsOfRun(run);
  useHeadingFocus();
  usePrintSheet(usePrintHead(interview));
  const all = { interview, run, summary, editor, points };
  const isOpen = recorded === null || changing;
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    // The view has been replaced, including the focused element.
    window.scrollTo(0, 0);
    focusHeading();
  }, [isOpen]);
  useEffect(() => {
    if (isToSettle) requestAnimationFrame(() => focusUnsettled(stepIds.settle));
  }, [isToSettle]);
  const settle = (): void => {
    setChanging(true);
    requestAnimationFrame(() => focusUnsettled(stepIds.settle));
  };
  return (
    <PlanLanguageContext value={run.plan.language}>
      <main id="main" className={styles.columns}>
        <Breadcrumbs
          crumbs={[
            { label: t('common:shell.interviews'), to: paths.interviews() },
            { label: interview.position.title, to: paths.position(interview.position.id) },
            { label: interview.candidate.name },
          ]}
        />
        <TopBarActions>
          {editor.saving !== undefined && <SaveState state={editor.saving} />}
          {recorded === null && <ShareButton view="plan" />}
          <ExportMenu interviewId={interview.id} what="report">
            <CopyMarkdown interview={interview} run={run} summary={summary} text={editor.text} />
          </ExportMenu>
        </TopBarActions>
        <ShareHost interview={interview} />
        {isOpen ? (
          <OpenSummary {...all} onDone={() => setChanging(false)} />
        ) : (
          <DecidedSummary {...all} recorded={recorded} onSettle={settle} onChange={() => setChanging(true)} />
        )}
      </main>
    </PlanLanguageContext>
  );
}
