import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { RequirementAnswer, Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { type ChoiceGrounds, choiceGrounds } from '#web/features/summary/decision/choice-grounds.ts';
import { DecisionChoice } from '#web/features/summary/decision/decision-choice.tsx';
import { MeanLater, RecordStep } from '#web/features/summary/decision/record-step.tsx';
import { DraftFromNotes } from '#web/features/summary/draft/draft-from-notes.tsx';
import { Assessment } from '#web/features/summary/recommendation/assessment.tsx';
import { SummaryConflict } from '#web/features/summary/recommendation/summary-conflict.tsx';
import { SummaryLists } from '#web/features/summary/recommendation/summary-lists.tsx';
import { hasPoint, withPoint, withoutPoint } from '#web/features/summary/recommendation/summary-text.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import { Reopen } from '#web/features/summary/reopen.tsx';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { SettleStep } from '#web/features/summary/requirements/settle-step.tsx';
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
import { decisionSteps, stepsLeft } from './decision-steps.ts';
import { PathStep } from './path-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFold } from './step-fold.tsx';
import { stepIds } from './step-ids.ts';
import { StepMark } from './step-mark.tsx';
import { useDecision } from './use-decision.ts';
import { useStepStates } from './use-step-states.ts';
import { WhatWeighs } from './what-weighs.tsx';
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
 * The steps from the end of the interview to a recorded recommendation: what is still open, the scores with the
 * minimums for an offer and the notes, and the reason. The choice and the button that records it are beside them; on a
 * phone, among and below them. The rest of the results follow.
 */
export function OpenSummary({ interview, run, summary, editor, points, onDone }: OpenSummaryProps) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const isPhone = useIsPhone();
  const printing = usePrinting();
  // On a desktop the choice is beside everything else and always visible.
  const isBeside = !isPhone && !printing;
  const recordSight = useIntersection<HTMLElement>();
  const answering = useAnswerRequirement(interview.id);
  // Points answered "open" here have been reviewed: they stay open but no longer count as a step.
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const decision = useDecision(editor, answering.isSaved, onDone);
  const { plan } = run;
  const offer = plan.decision?.offer;
  const steps = decisionSteps({ points, answers: run.answers, questions: plan.questions, offer, text: editor.text });
  const states = useStepStates(steps);
  const grounds = choiceGrounds({ plan, answers: run.answers, points });
  const unsettled = new Set(unmetOf(points).open.flatMap(({ index }) => (left.has(index) ? [] : [index])));
  const [opened, open] = useState<ReadonlySet<string>>(new Set());
  const toDo = stepsLeft(unsettled.size, decision.picked);
  const [next] = toDo;
  // On a phone steps are collapsed, so seeing one's title does not count; only the record button is checked.
  const target = toDo.find((one) => one !== 'record' || recordSight.entry?.isIntersecting !== true);
  const chosen = decision.shown === null ? undefined : t(`recommendation.${decision.shown}`);
  const waitsId = 'record-waits';
  const waitsFor = decision.missing && t(`decision.${decision.missing}`);
  const answer = (index: number, value: RequirementAnswer): void => {
    leave(value === 'open' ? new Set([...left, index]) : left);
    void answering.answer({ index, answer: value });
  };

  const names = {
    settle: t('steps.settle'),
    scores: t('steps.scores'),
    choose: t('decision.title'),
    reason: t('steps.reason'),
    record: t('steps.record'),
  };
  const path = (['settle', 'scores', 'choose', 'reason', 'record'] as const).filter((key) =>
    key === 'settle' ? steps.settle !== undefined : !isBeside || (key !== 'choose' && key !== 'record'),
  );
  const numberOf = (key: keyof typeof stepIds): number => path.indexOf(key) + 1;
  const step = (key: keyof typeof stepIds, isDone: boolean, children: ReactNode) => (
    <PathStep
      id={stepIds[key]}
      number={numberOf(key)}
      isDone={isDone}
      title={names[key]}
      state={key === 'settle' || key === 'scores' ? states[key] : undefined}
    >
      {children}
    </PathStep>
  );

  const settle = (
    <SettleStep
      interview={interview}
      run={run}
      points={points}
      unsettled={unsettled}
      onAnswer={answer}
      error={answering.error}
    />
  );
  const unheard = summary.coverage.filter(({ insufficientEvidence }) => insufficientEvidence);
  const rule = plan.decision !== undefined && (
    <DecisionRule
      decision={plan.decision}
      // they are shown directly above
      leastScores={offer && null}
      beforeOffer={plan.candidate.beforeOffer}
      // expanded in print
      {...(!printing && { shown: 'folded' })}
    />
  );
  const choice = (
    <DecisionChoice
      grounds={printing ? undefined : isPhone ? heldGrounds(grounds) : grounds}
      shown={decision.shown}
      onChoose={decision.choose}
      choices={decision.choices}
      labelledBy={`${stepIds.choose}-title`}
      describedBy={decision.isRefused ? waitsId : undefined}
    />
  );
  const meanLater = editor.recorded === null && <MeanLater />;
  const record = (
    <RecordStep
      editor={editor}
      shown={decision.shown}
      waitsFor={waitsFor}
      waitsId={waitsId}
      isRefused={decision.isRefused}
      isNext={isBeside ? decision.picked !== null : next === 'record' && target === undefined}
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
        {steps.settle !== undefined &&
          states.settle !== undefined &&
          (isPhone && !printing ? (
            <StepFold
              mark={<StepMark number={numberOf('settle')} isDone={steps.settle.isDone} />}
              name={names.settle}
              state={states.settle}
            >
              <section id={stepIds.settle} className={styles.folded} aria-label={names.settle}>
                {settle}
              </section>
            </StepFold>
          ) : (
            step('settle', steps.settle.isDone, settle)
          ))}
        {step(
          'scores',
          steps.scores.isDone,
          <>
            <ComparedRows run={run} opened={opened} onOpened={open} points={notePoints(editor, t)} />
            {unheard.length > 0 && (
              <p className={styles.unheard}>
                {t('coverage.unheard', { names: format.list(unheard.map(({ name }) => name)) })}
              </p>
            )}
            {isBeside ? plan.decision !== undefined && <WhatWeighs decision={plan.decision} /> : rule}
          </>,
        )}
        {!isBeside && step('choose', decision.shown !== null, choice)}
        {step(
          'reason',
          steps.reason.isDone,
          <>
            {editor.recorded === null && <DraftFromNotes run={run} edit={editor.edit} />}
            <Assessment editor={editor} summary={summary} isOpen />
            <SummaryLists editor={editor} isOpen />
            {run.answers.some(({ questionId, notes }) => opened.has(questionId) && notes.trim() !== '') && (
              <p className={styles.hint}>{t('lists.fromAnswers')}</p>
            )}
          </>,
        )}
        {!isBeside &&
          step(
            'record',
            false,
            <>
              {record}
              {meanLater}
            </>,
          )}
        <div className={styles.heard}>
          {/* on screen they are answered in the first step */}
          {printing && <RequirementResults run={run} />}
          <PartNotes run={run} />
          <MinutesTable run={run} />
          {(steps.settle?.unscored ?? 0) === 0 && <Reopen interview={interview} />}
        </div>
      </div>
      {isBeside && (
        <DecisionPanel
          choice={choice}
          hasSigns={grounds !== undefined}
          note={meanLater}
          record={record}
          leave={cancel}
        />
      )}
      {isPhone && (target !== undefined || cancel !== false) && (
        <StepBar
          next={target}
          said={
            next === 'settle'
              ? capitalised(states.settle?.text ?? '')
              : next === 'choose'
                ? t('decision.chooseFirst')
                : t('steps.chosen', { recommendation: chosen })
          }
          leave={cancel}
        />
      )}
    </>
  );
}

/** For phones: only the grounds that hold; the full rule is collapsed above the choice. */
function heldGrounds(grounds: ReturnType<typeof choiceGrounds>): ReturnType<typeof choiceGrounds> {
  if (grounds === undefined) return undefined;
  const held = ({ when }: ChoiceGrounds): ChoiceGrounds => ({
    when: when.filter(({ holds }) => holds === true),
    before: [],
  });
  return {
    hire: held(grounds.hire),
    further_interview: held(grounds.further_interview),
    no_hire: held(grounds.no_hire),
  };
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
