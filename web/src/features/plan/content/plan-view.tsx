import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import { followUpBehind, type Plan, type Question } from '#contracts/interviewing/plan/plan.ts';
import { panelRoles } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { postingBasis } from '#web/entities/plan/text/posting-basis.ts';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { EarlierRoundNote } from '#web/entities/plan/question/earlier-round-note.tsx';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { CvOverPlan } from '#web/features/plan/cv/cv-over-plan.tsx';
import { cvOfPlan } from '#web/features/plan/cv/cv-marks.ts';
import { CvSide } from '#web/features/plan/cv/cv-side.tsx';
import { BackToVersion } from '#web/features/plan/editing/back-to-version.tsx';
import { LockButton } from '#web/features/plan/editing/lock-button.tsx';
import { QuestionMenu } from '#web/features/plan/editing/question-menu.tsx';
import { ReplacementItems } from '#web/features/plan/replacement/replacement-items.tsx';
import { ReplacementNote } from '#web/features/plan/replacement/replacement-note.tsx';
import { useReplacement } from '#web/features/plan/replacement/use-replacement.ts';
import { notify } from '#web/shared/notify.ts';
import { GenerationFailed } from '#web/features/plan/generation/generation-failed.tsx';
import { InterviewActions } from '#web/features/plan/interview-actions.tsx';
import { usePrintHead } from '#web/entities/interview/use-print-head.ts';
import { usePrintForm, usePrintSheet } from '#web/shared/print-sheet.ts';
import { StartButton } from '#web/features/plan/start-button.tsx';
import { InterviewHead } from '#web/features/plan/interview-head.tsx';
import { AiRecords } from '#web/features/plan/content/origin/ai-records.tsx';
import { PlanBeforehand } from '#web/features/plan/content/blocks/plan-beforehand.tsx';
import { PlanCandidateQuestions } from '#web/features/plan/content/blocks/plan-candidate-questions.tsx';
import { PlanBudget } from '#web/features/plan/content/minutes/plan-budget.tsx';
import { weightiestOf, weightiestQuestions } from '#web/features/plan/content/aim/weightiest-of.ts';
import { PlanAim } from '#web/features/plan/content/aim/plan-aim.tsx';
import { PlanDecision } from '#web/features/plan/content/decision/plan-decision.tsx';
import { PlanNotAsked } from '#web/features/plan/content/aim/plan-not-asked.tsx';
import { PlanPreparation } from '#web/features/plan/content/aim/plan-preparation.tsx';
import { needsLook, PlanChecks } from '#web/features/plan/content/origin/plan-checks.tsx';
import { PlanClaims, PlanStrengths } from '#web/features/plan/content/blocks/plan-claims.tsx';
import { PlanCompetencies } from '#web/features/plan/content/blocks/plan-competencies.tsx';
import { PlanFoot } from '#web/features/plan/content/origin/plan-foot.tsx';
import { PlanFocus } from '#web/features/plan/content/blocks/plan-focus.tsx';
import { PlanHighlights } from '#web/features/plan/content/blocks/plan-highlights.tsx';
import { PlanScript } from '#web/features/plan/content/blocks/plan-script.tsx';
import { PlanOrigin } from '#web/features/plan/content/origin/plan-origin.tsx';
import { PlanPoints, PlanRequirements } from '#web/features/plan/content/blocks/plan-requirements.tsx';
import { OpenCardsContext } from '#web/features/plan/content/parts/open-cards.ts';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { PartsMenu } from '#web/features/plan/content/parts/parts-menu.tsx';
import { type PartName, type PlanPart, planParts } from '#web/features/plan/content/parts/plan-parts.ts';
import { partId } from '#web/features/plan/content/parts/use-current-place.ts';
import { useOpenCards } from '#web/features/plan/content/parts/use-open-cards.ts';
import { PlanPanel } from '#web/features/plan/content/blocks/plan-panel.tsx';
import { drawnOnPaper } from '#web/features/plan/content/room/paper-forms.ts';
import { PlanHandouts } from './plan-handouts.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { QuestionBlock } from '#web/features/plan/content/questions/question-block.tsx';
import { BreakRow } from '#web/features/plan/content/clock/break-row.tsx';
import { breakBefore, talkRows } from '#web/features/plan/content/clock/talk-rows.ts';
import { ScoringRule } from '#web/features/plan/content/questions/scoring-rule.tsx';
import { QuestionCard } from '#web/features/plan/content/questions/question-card.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import head from './card-head.module.css';
import styles from './plan-view.module.css';

interface PlanViewProps {
  readonly interview: Interview;
  readonly plan: Plan;
  /** the plan in its own language if `plan` is its translation; panel roles are derived from the original wording */
  readonly own?: Plan;
  readonly gate: PlanGate;
  /** ids of questions that regeneration keeps */
  readonly locked?: readonly string[];
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv: string | undefined;
  /** asks whose CV it is, among the other open issues; undefined if there is no doubt */
  readonly nameLine: ReactNode;
  /** opens the editor for a question or a new one; undefined if the plan is read-only */
  readonly onEdit?: (question: Question | 'new') => void;
  /** button that requests the plan in the other language */
  readonly addLanguage?: ReactNode;
  /** language switch */
  readonly languages?: ReactNode;
  /** for a version other than the current one: replaces the header and all actions */
  readonly earlier?: ReactNode;
}

/**
 * The plan: its minutes, what to find out, the questions and what else it is based on, with the CV it quotes beside it.
 */
export function PlanView({
  interview,
  plan,
  own: ownPlan = plan,
  gate,
  locked = [],
  inCv,
  nameLine,
  onEdit,
  addLanguage,
  languages,
  earlier,
}: PlanViewProps) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const printForm = usePrintForm();
  usePrintSheet(usePrintHead(interview));
  const isPhone = useIsPhone();
  const printing = printForm === 'page';
  const isOpen = interview.status === 'draft' || interview.status === 'planned';
  const isReadOnly = useIsReadOnly(interview.position.id);
  const edit = isReadOnly || !isOpen || printing ? undefined : onEdit;
  const canEdit = edit !== undefined;
  const [arrived, arrive] = useState<string>();
  const own = plan.questions.filter(({ block, source }) => block === 'cv' && source !== 'person');
  // The last opened question: its quote is outlined in the CV.
  const [selected, select] = useState<Question>();
  const heavy = weightiestQuestions(plan);
  const cards = useOpenCards();
  const replacement = useReplacement(plan, ({ id, block }, version) => {
    arrive(id);
    cards.set([id], true);
    notify.success(t('replace.done', { version }), block === 'core' ? t('replace.doneCore') : undefined);
  });
  // The replacement was requested in the old card's menu, so the focus moves to the new card.
  useEffect(() => {
    if (arrived !== undefined) document.querySelector<HTMLElement>(`#question-${arrived} h3 button`)?.focus();
  }, [arrived]);
  const core = plan.questions.filter(
    ({ block, source, inThisPlanAlone }) => block === 'core' && source !== 'person' && inThisPlanAlone !== true,
  ).length;
  const byPerson = plan.questions.length - own.length - core;
  const roles = panelRoles(ownPlan, interview.userRole);
  const parts = planParts(plan);
  const rows = talkRows(plan);
  const saidAbove = weightiestOf(plan).length > 0;
  const cvId = cvOfPlan(plan, interview.cvId);
  const nameInCv = inCv ?? interview.candidate.name;
  const isLookedAt = needsLook(gate, plan);
  const setAll = (open: boolean): void => {
    cards.setAll(open);
    if (!open) select(undefined);
  };
  const isLocked = ({ id }: Question): boolean => locked.includes(id);
  const card = (question: Question): ReactNode => (
    <QuestionCard
      key={question.id}
      question={question}
      followUp={followUpBehind(plan, question.id)}
      earlier={<EarlierRoundNote plan={plan} question={question} />}
      basis={printing ? undefined : postingBasis(plan.competencies, question, [question.text, question.whyAsked])}
      weighsMost={heavy.has(question.id)}
      open={cards.isOpen(question.id)}
      selected={question.id === selected?.id}
      locked={canEdit && isLocked(question)}
      menu={
        edit !== undefined && (
          <>
            {question.block === 'cv' && <LockButton plan={plan} question={question} locked={isLocked(question)} />}
            <QuestionMenu plan={plan} question={question} locked={isLocked(question)} onEdit={() => edit(question)}>
              <ReplacementItems
                busy={replacement.attempt !== undefined}
                locked={isLocked(question)}
                onReplace={(wanted) => replacement.ask(question, wanted)}
              />
            </QuestionMenu>
          </>
        )
      }
      note={canEdit && question.id === replacement.questionId && <ReplacementNote {...replacement} />}
      onOpen={(open) => {
        cards.set([question.id], open);
        if (open && question.evidence !== undefined) select(question);
        if (!open && question.id === selected?.id) select(undefined);
      }}
    />
  );
  const questions = plan.questions.map((question) => {
    const pause = printing ? undefined : breakBefore(rows, question.id);
    return pause === undefined ? card(question) : [<BreakRow key="break" time={pause} />, card(question)];
  });
  // In print, the first sheet has everything but the questions, so those parts are not repeated here.
  const bodyOf = (name: PartName, minutes: number): ReactNode => {
    switch (name) {
      case 'intro':
      case 'wrap_up':
        return !printing && <PlanScript plan={plan} part={name} minutes={minutes} />;
      case 'requirements':
        return (
          !printing && (
            <>
              <PlanPoints plan={plan} />
              <PlanRequirements plan={plan} />
            </>
          )
        );
      case 'questions':
        return questions;
      case 'candidate_questions':
        return <PlanCandidateQuestions plan={plan} />;
      case 'decision':
        return (
          plan.decision !== undefined &&
          !printing && <PlanDecision plan={plan} decision={plan.decision} saidAbove={saidAbove} />
        );
    }
  };
  const part = ({ name, minutes }: PlanPart): ReactNode => (
    <div key={name} id={partId(name)} className={styles.part} data-part={name}>
      {bodyOf(name, minutes)}
    </div>
  );
  return (
    <PlanLanguageContext value={plan.language}>
      <OpenCardsContext value={cards}>
        {drawnOnPaper(printForm, { plan, interview, roles, rows, handouts: <PlanHandouts plan={plan} /> })}
        <div className={styles.columns}>
          <div className={styles.plan}>
            {earlier ?? (
              <>
                <InterviewHead
                  interview={interview}
                  inCv={nameLine === undefined ? inCv : undefined}
                  nameLine={nameLine}
                  addLanguage={addLanguage}
                  actions={
                    interview.status === 'in_progress' ? (
                      // on a phone it is in the bottom bar
                      isPhone ? undefined : (
                        <StartButton interview={interview} startable={false} />
                      )
                    ) : (
                      <InterviewActions interview={interview} startable={gate.ok} plan={plan} locked={locked} />
                    )
                  }
                />
                <GenerationFailed interview={interview} />
                {languages}
              </>
            )}
            {printing && <PlanSheet plan={plan} roles={roles} earlier={interview.previousFeedback} />}
            {!printing && <PlanAim plan={plan} />}
            {!printing && <PlanClaims plan={plan} />}
            {isLookedAt && <PlanChecks gate={gate} plan={plan} />}
            {!printing && <PlanBudget plan={plan} parts={parts} />}
            <QuestionBlock
              title={t(printing ? 'questions' : 'steps')}
              rule={
                printing && (
                  <>
                    <h3>{t('scoring.title')}</h3>
                    <ScoringRule questions={plan.questions} />
                  </>
                )
              }
              note={
                <>
                  {byPerson > 0 && <Tag tone="outline">{t('block.edited', { count: byPerson })}</Tag>}
                  {canEdit && plan.provenance.editedBy.length > 0 && <BackToVersion plan={plan} />}
                </>
              }
              action={
                !printing && (
                  <>
                    {edit !== undefined && (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        leftSection={<IconPlus aria-hidden />}
                        onClick={() => edit('new')}
                      >
                        {t('edit.add')}
                      </Button>
                    )}
                    {!isPhone && (
                      <Button variant="subtle" size="compact-sm" onClick={() => setAll(!cards.all)}>
                        {t(cards.all ? 'parts.closeAll' : 'parts.openAll')}
                      </Button>
                    )}
                  </>
                )
              }
            >
              {parts.filter(isOfTalk).map(part)}
            </QuestionBlock>
            {parts.filter((one) => !isOfTalk(one)).map(part)}
            {!printing && (
              <div className={classes(head.frame, styles.rest)}>
                <PartCard id="scoring" title={t('scoring.title')}>
                  <ScoringRule questions={plan.questions} />
                </PartCard>
                {roles !== undefined && <PlanPanel roles={roles} />}
                <PlanStrengths plan={plan} />
                <PlanFocus plan={plan} own={ownPlan} interview={interview} />
                <PlanHighlights plan={plan} />
              </div>
            )}
            {isOpen && !printing && <PlanPreparation plan={plan} />}
            {isOpen && !printing && <PlanNotAsked plan={plan} />}
            {printing && (
              <div className={styles.after}>
                <h2 className={styles.background}>{t('sheet.background')}</h2>
                <PlanBeforehand plan={plan} />
                <PlanFocus plan={plan} own={ownPlan} interview={interview} />
                <PlanCompetencies plan={plan} />
                <PlanStrengths plan={plan} />
                <PlanHighlights plan={plan} />
              </div>
            )}
            <PlanOrigin plan={plan} />
            {!isLookedAt && <PlanChecks gate={gate} plan={plan} />}
            {printing && <PlanHandouts plan={plan} />}
            {earlier === undefined && plan.provenance.tokens.output > 0 && <AiRecords interviewId={interview.id} />}
          </div>
          {(!isPhone || cvId === null) && <CvSide plan={plan} cvId={cvId} name={nameInCv} selected={selected} />}
        </div>
        <PlanFoot start={earlier === undefined ? <StartButton interview={interview} startable={gate.ok} /> : undefined}>
          {isPhone && <CvOverPlan plan={plan} cvId={cvId} name={nameInCv} selected={selected} />}
          {isPhone && <PartsMenu parts={parts} allOpen={cards.all} onAll={setAll} />}
        </PlanFoot>
      </OpenCardsContext>
    </PlanLanguageContext>
  );
}

function isOfTalk({ name }: PlanPart): boolean {
  return name !== 'decision';
}
