import { useIntersection } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview, Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';
import { usePrintHead } from '#web/entities/interview/use-print-head.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { usePrintSheet, usePrinting } from '#web/shared/print-sheet.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { SaveState } from '#web/shared/ui/state/save-state.tsx';
import { Breadcrumbs, TopBarActions } from '#web/shared/ui/page/top-bar.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { summaryQuery } from './api.ts';
import { DraftFromNotes } from '#web/features/summary/draft/draft-from-notes.tsx';
import { Assessment } from '#web/features/summary/recommendation/assessment.tsx';
import { CompetencyScores } from '#web/features/summary/results/competency-scores.tsx';
import { CoverageList } from '#web/features/summary/results/coverage-list.tsx';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { LeastScores } from '#web/entities/plan/talk/least-scores.tsx';
import { DecisionBar } from '#web/features/summary/decision/decision-bar.tsx';
import { DecisionPanel } from '#web/features/summary/decision/decision-panel.tsx';
import { pointsOfRun } from '#web/features/summary/requirements/points-of-run.ts';
import { RequirementsCheck } from '#web/features/summary/requirements/requirements-check.tsx';
import { SummaryLists } from '#web/features/summary/recommendation/summary-lists.tsx';
import { useAnswerRequirement } from '#web/features/summary/requirements/use-answer-requirement.ts';
import { decisionSteps } from '#web/features/summary/steps/decision-steps.ts';
import { DecisionPath } from '#web/features/summary/steps/decision-path.tsx';
import { StepFold } from '#web/features/summary/steps/step-fold.tsx';
import { useStepStates } from '#web/features/summary/steps/use-step-states.ts';
import { StepMark } from '#web/features/summary/steps/step-mark.tsx';
import type { NotePoints } from '#web/features/summary/results/question-results.tsx';
import { ShareHost } from '#web/entities/share/share-host.tsx';
import { MinutesTable } from '#web/features/summary/results/minutes-table.tsx';
import { PartNotes } from '#web/features/summary/results/part-notes.tsx';
import { ComparedResults } from '#web/features/summary/suggestion/compared-results.tsx';
import { RequirementResults } from '#web/features/summary/results/requirement-results.tsx';
import { notify } from '#web/shared/notify.ts';
import { CopyMarkdown } from './copy-markdown.tsx';
import { ExportMenu } from './export-menu.tsx';
import { hasPoint, withPoint, withoutPoint } from '#web/features/summary/recommendation/summary-text.ts';
import { Reopen } from './reopen.tsx';
import { ShareButton, ShareReport } from './share-button.tsx';
import { SummaryConflict } from '#web/features/summary/recommendation/summary-conflict.tsx';
import { SummaryHead } from './summary-head.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { type SummaryEditor, useSummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import styles from './summary-screen.module.css';

const decisionId = 'decision';

/** A completed interview: the results, and the recommendation that a person records. Namespaces: summary, common, errors. */
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
  const isPhone = useIsPhone();
  const { ref: decision, entry } = useIntersection();
  const [changing, setChanging] = useState(false);
  const [chosen, choose] = useState<Recommendation>();
  const answering = useAnswerRequirement(interview.id);
  const isDecided = editor.recorded !== null;
  const isOpen = !isDecided || changing;
  useHeadingFocus();
  usePrintSheet(usePrintHead(interview));
  const printing = usePrinting();
  const { decision: ways } = run.plan;
  const given = new Map(run.answers.map(({ questionId, score }) => [questionId, score]));
  const leastScores = ways?.offer && <LeastScores offer={ways.offer} questions={run.plan.questions} scores={given} />;
  const rule = ways !== undefined && (
    <DecisionRule
      decision={ways}
      leastScores={leastScores}
      beforeOffer={run.plan.candidate.beforeOffer}
      // On paper it is whole. While nothing is decided, a desk has what it comes to beside the choice.
      {...(!printing && { shown: isPhone || !isOpen ? 'folded' : 'brief' })}
    />
  );
  const rest = (
    <>
      <CoverageList coverage={summary.coverage} />
      <MinutesTable run={run} />
      <Reopen interview={interview} />
    </>
  );
  const assessment = <Assessment editor={editor} summary={summary} />;
  const points = pointsOfRun(run);
  const steps = decisionSteps(points, editor.text);
  const states = useStepStates(steps);
  const listsNumber = steps.requirements === undefined ? 1 : 2;
  const markOf = (number: number, isDone: boolean) => !isDecided && <StepMark number={number} isDone={isDone} />;
  const panel = (
    <DecisionPanel
      editor={editor}
      summary={summary}
      run={run}
      chosen={chosen}
      onChoose={choose}
      changing={changing}
      onChanging={setChanging}
      answering={answering}
      mark={isPhone && markOf(listsNumber + 1, false)}
      steps={
        !isDecided &&
        !isPhone && <DecisionPath steps={steps} chosen={chosen ?? editor.pending ?? null} target={decisionId} />
      }
      share={<ShareReport isNext={unmetOf(points).open.length === 0} />}
    >
      {!isDecided && assessment}
    </DecisionPanel>
  );
  const panelOnPhone = (
    <aside ref={decision} className={styles.decision} id={decisionId} aria-label={t('decision.title')}>
      {panel}
    </aside>
  );
  const lists = <SummaryLists editor={editor} mark={markOf(listsNumber, steps.lists.isDone)} />;
  const check = (
    <RequirementsCheck points={points} answering={answering} mark={markOf(1, steps.requirements?.isDone ?? false)} />
  );
  const toDecide = !isDecided && (
    <>
      {check}
      <DraftFromNotes run={run} edit={editor.edit} />
      {lists}
    </>
  );
  // On a phone they are folded above the choice; on paper nothing is.
  const foldsSteps = isPhone && !isDecided && !printing;
  const folds = (
    <>
      {states.requirements !== undefined && (
        <StepFold
          mark={markOf(1, steps.requirements?.isDone ?? false)}
          name={t('steps.requirements')}
          state={states.requirements}
        >
          <RequirementsCheck points={points} answering={answering} isNamed />
        </StepFold>
      )}
      <StepFold mark={markOf(listsNumber, steps.lists.isDone)} name={t('lists.title')} state={states.lists}>
        <DraftFromNotes run={run} edit={editor.edit} />
        <SummaryLists editor={editor} isNamed />
      </StepFold>
    </>
  );
  const heard = (
    <div className={styles.part}>
      <RequirementResults run={run} />
      <ComparedResults run={run} points={isOpen ? notePoints(editor, t) : undefined} />
      <PartNotes run={run} />
    </div>
  );
  return (
    <PlanLanguageContext value={run.plan.language}>
      <main id="main" className={styles.columns} data-decided={isDecided}>
        <Breadcrumbs
          crumbs={[
            { label: t('common:shell.interviews'), to: paths.interviews() },
            { label: interview.position.title, to: paths.position(interview.position.id) },
            { label: interview.candidate.name },
          ]}
        />
        <TopBarActions>
          {editor.saving !== undefined && <SaveState state={editor.saving} />}
          {!isDecided && <ShareButton />}
          <ExportMenu interviewId={interview.id}>
            <CopyMarkdown interview={interview} run={run} summary={summary} text={editor.text} />
          </ExportMenu>
        </TopBarActions>
        <ShareHost interview={interview} />
        <div className={styles.column}>
          <SummaryHead interview={interview} run={run} />
          <SummaryConflict editor={editor} />
          {/* On a phone the way to the choice comes first, each step in one line, then what it rests on. */}
          {foldsSteps && folds}
          {foldsSteps && leastScores && (
            <div className={styles.offer}>
              <b>{t('common:decision.offerWhen')}</b>
              {leastScores}
            </div>
          )}
          {isPhone && !isDecided && rule}
          {isPhone && panelOnPhone}
          {/* Beside the panel that leads to it, or right below it. */}
          {isDecided && changing && check}
          {isDecided && assessment}
          {isDecided && lists}
          <CompetencyScores run={run} coverage={summary.coverage} revealed={isDecided} />
          {!foldsSteps && toDecide}
          {isPhone && isDecided && rule}
          {heard}
        </div>
        {isPhone ? (
          <div className={styles.side}>{rest}</div>
        ) : (
          <aside className={styles.side} id={decisionId} aria-label={t('decision.title')}>
            <div className={styles.pin}>
              {panel}
              {rule}
              {rest}
            </div>
          </aside>
        )}
        {isPhone && !isDecided && entry?.isIntersecting === false && (
          <DecisionBar
            unsettled={steps.requirements?.isDone === false ? states.requirements : undefined}
            target={decisionId}
            chosen={chosen ?? editor.pending ?? null}
          />
        )}
      </main>
    </PlanLanguageContext>
  );
}

/** Notes as lines of strengths and concerns. What a full list refuses is said. */
function notePoints(editor: SummaryEditor, t: TFunction<'summary'>): NotePoints {
  return {
    has: (list, note) => hasPoint(editor.text[list], note),
    toggle: (list, note) => {
      const items = editor.text[list];
      if (hasPoint(items, note)) return editor.edit({ [list]: withoutPoint(items, note) });
      const more = withPoint(items, note);
      if (more === items) return notify.info(t('questions.listFull'));
      editor.edit({ [list]: more });
      notify.success(t(`questions.${list}Added`));
    },
  };
}
