import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { useTranslation } from 'react-i18next';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { LeastScores } from '#web/entities/plan/talk/least-scores.tsx';
import { Assessment } from '#web/features/summary/recommendation/assessment.tsx';
import { SummaryConflict } from '#web/features/summary/recommendation/summary-conflict.tsx';
import { SummaryLists } from '#web/features/summary/recommendation/summary-lists.tsx';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import { Reopen } from '#web/features/summary/reopen.tsx';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { CompetencyScores } from '#web/features/summary/results/competency-scores.tsx';
import { CoverageList } from '#web/features/summary/results/coverage-list.tsx';
import { MinutesTable } from '#web/features/summary/results/minutes-table.tsx';
import { PartNotes } from '#web/features/summary/results/part-notes.tsx';
import { RequirementResults } from '#web/features/summary/results/requirement-results.tsx';
import { ComparedResults } from '#web/features/summary/suggestion/compared-results.tsx';
import { SummaryHead } from '#web/features/summary/summary-head.tsx';
import styles from '#web/features/summary/summary-screen.module.css';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface DecidedSummaryProps {
  readonly interview: Interview;
  readonly run: Run;
  readonly summary: Summary;
  readonly editor: SummaryEditor;
  readonly recorded: NonNullable<Summary['recommendation']>;
  readonly points: readonly RunPoint[];
  /** called to settle open points first */
  readonly onSettle: () => void;
  readonly onChange: () => void;
}

/** A recorded recommendation: the verdict beside its basis, on a phone above it. */
export function DecidedSummary({
  interview,
  run,
  summary,
  editor,
  recorded,
  points,
  onSettle,
  onChange,
}: DecidedSummaryProps) {
  const { t } = useTranslation('summary');
  const isPhone = useIsPhone();
  const printing = usePrinting();
  const { decision, questions, candidate } = run.plan;
  const scores = new Map(run.answers.map(({ questionId, score }) => [questionId, score]));
  const panel = (
    <VerdictPanel
      recorded={recorded}
      summary={summary}
      run={run}
      points={points}
      onSettle={onSettle}
      onChange={onChange}
    />
  );
  const rule = decision !== undefined && (
    <DecisionRule
      decision={decision}
      leastScores={decision.offer && <LeastScores offer={decision.offer} questions={questions} scores={scores} />}
      beforeOffer={candidate.beforeOffer}
      // expanded in print
      {...(!printing && { shown: 'folded' })}
    />
  );
  const rest = (
    <>
      <CoverageList coverage={summary.coverage} />
      <MinutesTable run={run} />
      <Reopen interview={interview} />
    </>
  );
  return (
    <>
      <div className={styles.column}>
        <SummaryHead interview={interview} run={run} />
        <SummaryConflict editor={editor} />
        {isPhone && (
          <aside className={styles.decision} aria-label={t('decision.title')}>
            {panel}
          </aside>
        )}
        <Assessment editor={editor} summary={summary} />
        <SummaryLists editor={editor} />
        <CompetencyScores run={run} coverage={summary.coverage} />
        {isPhone && rule}
        <div className={styles.part}>
          <RequirementResults run={run} />
          <ComparedResults run={run} />
          <PartNotes run={run} />
        </div>
      </div>
      {isPhone ? (
        <div className={styles.side}>{rest}</div>
      ) : (
        <aside className={styles.side} aria-label={t('decision.title')}>
          <div className={styles.pin}>
            {panel}
            {rule}
            {rest}
          </div>
        </aside>
      )}
    </>
  );
}
