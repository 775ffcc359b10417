import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { CancelRun } from '#web/features/runner/screen/dialogs/cancel-run.tsx';
import { ConflictCard } from '#web/features/runner/screen/question/conflict-card.tsx';
import { HandoutDialog } from '#web/features/runner/screen/dialogs/handout-dialog.tsx';
import { CvDialog } from '#web/features/runner/screen/cv/cv-dialog.tsx';
import { CvBeside, roomForCv } from '#web/features/runner/screen/cv/cv-beside.tsx';
import { FinishDialog } from '#web/features/runner/screen/dialogs/finish-dialog.tsx';
import { LateNote } from '#web/features/runner/screen/time/late-note.tsx';
import { NotesAside } from '#web/features/runner/screen/question/notes-aside.tsx';
import { NotesPanel } from '#web/features/runner/screen/question/notes-panel.tsx';
import { QuestionRail } from '#web/features/runner/screen/frame/question-rail.tsx';
import { QuestionView } from '#web/features/runner/screen/question/question-view.tsx';
import { RunFoot } from '#web/features/runner/screen/frame/run-foot.tsx';
import { RunNotices } from '#web/features/runner/screen/frame/run-notices.tsx';
import { RunTopBar } from '#web/features/runner/screen/time/run-top-bar.tsx';
import { ScriptView } from '#web/features/runner/screen/question/script-view.tsx';
import { ShortcutsDialog } from '#web/features/runner/screen/dialogs/shortcuts-dialog.tsx';
import { SkipDialog } from '#web/features/runner/screen/dialogs/skip-dialog.tsx';
import { UndoStart } from '#web/features/runner/screen/frame/undo-start.tsx';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import { useRunKeys } from '#web/features/runner/screen/keys/use-run-keys.ts';
import { useSingleKeys } from '#web/shared/ui/keys/use-single-keys.ts';
import type { RunDialog } from './run-dialog.ts';
import { notedIdOf, runSteps } from './run-steps.ts';
import styles from './run-screen.module.css';

/** The question in the middle, the question list or the CV on the left, the notes on the right. */
export function RunScreen({ takeOver }: { readonly takeOver: () => void }) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const plan = useRun((view) => view.plan);
  const candidate = useRun(({ interview }) => interview.candidate.name);
  const step = useRun(({ currentStep }) => currentStep);
  const readOnly = useRun((view) => view.readOnly);
  const [dialog, setDialog] = useState<RunDialog>();
  const [isCvWanted, setCvWanted] = useState(false);
  const hasRoomForCv = useMediaQuery(roomForCv, false, { getInitialValueInEffect: false });
  const isCvBeside = isCvWanted && hasRoomForCv;
  const open = (next: RunDialog): void => {
    // Read-only users can step through the questions by keyboard, but the shortcuts of disabled buttons must do
    // nothing.
    if (readOnly && (next === 'skip' || next === 'finish')) return;
    if (next === 'cv' && hasRoomForCv) setCvWanted(!isCvWanted);
    else setDialog(next);
  };
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const close = useCallback(() => setDialog(undefined), []);
  useDocumentTitle(t('title', { name: candidate }));
  useRunKeys({ enabled: dialog === undefined, singleKeys, open });

  const current = plan.flow[step];
  const question = plan.questions.find(({ id }) => id === current?.questionId);
  const notedId = current === undefined ? undefined : notedIdOf({ flow: current, question });
  const steps = runSteps(plan);
  const goTo = (target: number): void => {
    store.goTo(target);
    close();
  };
  return (
    <PlanLanguageContext value={plan.language}>
      <div className={styles.run} data-cv-beside={isCvBeside}>
        <RunTopBar open={open} isCvBeside={isCvBeside} />
        {isCvBeside ? (
          <CvBeside question={question} onClose={() => setCvWanted(false)}>
            <UndoStart />
            <LateNote />
          </CvBeside>
        ) : (
          <QuestionRail steps={steps} goTo={goTo} drawerOpened={dialog === 'questions'} onDrawerClose={close} />
        )}
        <main id="main" className={styles.main} key={step}>
          <div className={styles.reading}>
            <RunNotices takeOver={takeOver} />
            {notedId !== undefined && <ConflictCard questionId={notedId} />}
            <div className={styles.phoneOnly}>
              <LateNote />
            </div>
            {question === undefined ? (
              current !== undefined && <ScriptView step={current} open={open} />
            ) : (
              <QuestionView question={question} plan={plan} open={open} />
            )}
            <div className={styles.phoneOnly}>
              <UndoStart />
            </div>
          </div>
        </main>
        {question !== undefined && <NotesPanel key={question.id} question={question} plan={plan} open={open} />}
        {question === undefined && notedId !== undefined && <NotesAside key={notedId} questionId={notedId} />}
        {notedId === undefined && <div className={styles.noNotes} />}
        <RunFoot steps={steps} question={question} open={open} />
        <FinishDialog opened={dialog === 'finish'} onClose={close} onCancel={() => open('cancel')} goTo={goTo} />
        <CancelRun opened={dialog === 'cancel'} onClose={close} />
        <SkipDialog key={`skip/${String(step)}`} question={question} opened={dialog === 'skip'} onClose={close} />
        <HandoutDialog question={question} opened={dialog === 'handout'} onClose={close} />
        <CvDialog question={question} opened={dialog === 'cv'} onClose={close} />
        <ShortcutsDialog
          opened={dialog === 'shortcuts'}
          onClose={close}
          singleKeys={singleKeys}
          setSingleKeys={setSingleKeys}
        />
      </div>
    </PlanLanguageContext>
  );
}
