import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { RequirementAnswer, Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { choiceGrounds } from '#web/features/summary/decision/choice-grounds.ts';
import { DecisionChoice } from '#web/features/summary/decision/decision-choice.tsx';
import { RecordStep } from '#web/features/summary/decision/record-step.tsx';
import { DraftFromNotes } from '#web/features/summary/draft/draft-from-notes.tsx';
import { AssessmentField } from '#web/features/summary/recommendation/assessment.tsx';
import { SummaryConflict } from '#web/features/summary/recommendation/summary-conflict.tsx';
import { SummaryLists } from '#web/features/summary/recommendation/summary-lists.tsx';
import { cleanText, hasPoint, withPoint, withoutPoint } from '#web/features/summary/recommendation/summary-text.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import { Reopen } from '#web/features/summary/reopen.tsx';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { RequirementsCheck } from '#web/features/summary/requirements/requirements-check.tsx';
import { useAnswerRequirement } from '#web/features/summary/requirements/use-answer-requirement.ts';
import { MinutesTable } from '#web/features/summary/results/minutes-table.tsx';
import { PartNotes } from '#web/features/summary/results/part-notes.tsx';
import type { NotePoints } from '#web/features/summary/results/note-marks.tsx';
import { RequirementResults } from '#web/features/summary/results/requirement-results.tsx';
import { ComparedRows } from '#web/features/summary/suggestion/compared-rows.tsx';
import { SummaryHead } from '#web/features/summary/summary-head.tsx';
import layout from '#web/features/summary/summary-screen.module.css';
import { notify } from '#web/shared/notify.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { PathStep } from './path-step.tsx';
import { StepBar } from './step-bar.tsx';
import { stepIds } from './step-ids.ts';
import { useDecision } from './use-decision.ts';
import styles from './open-summary.module.css';

interface OpenSummaryProps {
  readonly interview: Interview;
  readonly run: Run;
  readonly summary: Summary;
  readonly editor: SummaryEditor;
  readonly points: readonly RunPoint[];
  /** a recommendation was recorded, or changing a recorded one was cancelled */
  readonly onDone: () => void;
}

/**
 * What the interview showed: scores with the notes, and what is still open. Beside it, always visible, what is done
 * with it: an assessment is written, a recommendation chosen and recorded. On a phone these steps come after it, with a
 * bar that leads to them.
 */
export function OpenSummary({ interview, run, summary, editor, points, onDone }: OpenSummaryProps) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const isPhone = useIsPhone();
  const printing = usePrinting();
  const isBeside = !isPhone && !printing;
  const recordSight = useIntersection<HTMLElement>();
  const answering = useAnswerRequirement(interview.id);
  // Points answered "open" here have been reviewed: they stay open but are no longer asked about.
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const decision = useDecision(editor, answering.isSaved, onDone);
  const { plan, answers } = run;
  const unmet = unmetOf(points);
  const unsettled = new Set(unmet.open.flatMap(({ index }) => (left.has(index) ? [] : [index])));
  const [opened, open] = useState<ReadonlySet<string>>(new Set());
  const waitsId = 'record-waits';
  const waitsFor = decision.missing && t(`decision.${decision.missing}`);
  const isInSight = recordSight.entry?.isIntersecting === true;
  const answer = (index: number, value: RequirementAnswer): void => {
    leave(value === 'open' ? new Set([...left, index]) : left);
    void answering.answer({ index, answer: value });
  };
  const counts = {
    unscored: plan.questions.length - answers.filter(({ score }) => score !== null).length,
    flagged: answers.filter(({ redFlagSeen }) => redFlagSeen).length,
    notMet: unmet.notMet.length,
    open: unmet.open.length,
  };
  const counted = (keys: readonly (keyof typeof counts)[]): string =>
    keys
      .filter((key) => counts[key] > 0)
      .map((key) => t(`steps.${key}`, { count: counts[key] }))
      .join(', ');
  const unheard = summary.coverage.filter(({ insufficientEvidence }) => insufficientEvidence);
  const { overallAssessment, strengths, concerns } = cleanText(editor.text);
  const isExplained = overallAssessment !== '' || strengths.length + concerns.length > 0;

  const steps = (
    <>
      <PathStep id={stepIds.reason} number={1} isDone={isExplained} title={t('assessment.title')}>
        <AssessmentField editor={editor} labelledBy={`${stepIds.reason}-title`} />
        {editor.recorded === null && <DraftFromNotes run={run} edit={editor.edit} />}
        <SummaryLists editor={editor} isOpen />
      </PathStep>
      <PathStep id={stepIds.choose} number={2} isDone={decision.picked !== null} title={t('decision.title')}>
        <DecisionChoice
          grounds={printing ? undefined : choiceGrounds({ plan, answers, points })}
          shown={decision.shown}
          onChoose={decision.choose}
          choices={decision.choices}
          labelledBy={`${stepIds.choose}-title`}
          describedBy={decision.isRefused ? waitsId : undefined}
        />
      </PathStep>
    </>
  );
  const record = (
    <RecordStep
      editor={editor}
      shown={decision.shown}
      waitsFor={waitsFor}
      waitsId={waitsId}
      isRefused={decision.isRefused}
      isNext={decision.picked !== null && (isBeside || isInSight)}
      isBusy={decision.isBusy}
      onRecord={() => void decision.record()}
      sight={recordSight.ref}
    />
  );
  const cancel = editor.recorded !== null && (
    <Button size={isPhone ? 'lg' : 'md'} variant="subtle" onClick={onDone}>
      {t(answering.isSuccess ? 'common:action.close' : 'common:action.cancel')}
    </Button>
  );
  return (
    <>
      <div className={layout.column}>
        <SummaryHead interview={interview} run={run} />
        <SummaryConflict editor={editor} />
        <PathStep id={stepIds.scores} title={t('steps.scores')} state={counted(['unscored', 'flagged'])}>
          <ComparedRows run={run} opened={opened} onOpened={open} points={notePoints(editor, t)} />
          {unheard.length > 0 && (
            <p className={styles.unheard}>
              {t('coverage.unheard', { names: format.list(unheard.map(({ name }) => name)) })}
            </p>
          )}
          <PartNotes run={run} />
        </PathStep>
        {points.length > 0 && (
          <PathStep id={stepIds.settle} title={t('steps.settle')} state={counted(['notMet', 'open'])}>
            <RequirementsCheck points={points} unsettled={unsettled} onAnswer={answer} error={answering.error} />
          </PathStep>
        )}
        {!isBeside && (
          <div className={styles.steps}>
            {steps}
            {record}
          </div>
        )}
        {/* on screen they are answered above */}
        {printing && <RequirementResults run={run} />}
        <div className={styles.more}>
          {plan.decision !== undefined && (
            <DecisionRule
              decision={plan.decision}
              // they are shown with the scores
              leastScores={plan.decision.offer && null}
              beforeOffer={plan.candidate.beforeOffer}
              // expanded in print
              {...(!printing && { shown: 'folded' })}
            />
          )}
          <MinutesTable run={run} />
          <Reopen interview={interview} />
        </div>
      </div>
      {isBeside && <DecisionPanel steps={steps} record={record} leave={cancel} />}
      {isPhone && (!isInSight || cancel !== false) && (
        <StepBar
          chosen={decision.picked === null ? undefined : t(`recommendation.${decision.picked}`)}
          open={unsettled.size}
          isInSight={isInSight}
          leave={cancel}
        />
      )}
    </>
  );
}

/** Adds notes to strengths and concerns; tells the user if a list is full. */
function notePoints(editor: SummaryEditor, t: TFunction<['summary', 'common']>): NotePoints {
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
