import { Button } from '@mantine/core';
import { IconArrowUp, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { Kbd } from '#web/shared/ui/keys/kbd.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { useAnswer, useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import { type RunStep, adjacentStep } from '#web/features/runner/screen/run-steps.ts';
import { isUnjudged, setAnswered } from '#web/features/runner/screen/keys/answer-actions.ts';
import { QuestionScore } from '#web/features/runner/screen/score/question-score.tsx';
import { noteFieldId } from '#web/features/runner/screen/keys/use-run-keys.ts';
import { FootMenu } from './foot-menu.tsx';
import styles from './run-foot.module.css';

interface RunFootProps {
  readonly steps: readonly RunStep[];
  readonly question: Question | undefined;
  readonly open: (dialog: RunDialog) => void;
}

/**
 * Previous, skip and next, at every step. On a phone, what is needed most stays within reach of the thumb however long
 * the question is: score, notes and next; the rest is in a menu.
 */
export function RunFoot({ steps, question, open }: RunFootProps) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const step = useRun(({ currentStep }) => currentStep);
  const readOnly = useRun((view) => view.readOnly);
  const answer = useAnswer(question?.id ?? '');
  const before = adjacentStep(steps, step, -1);
  const after = adjacentStep(steps, step, 1);
  const hasCv = useRun(({ interview }) => interview.cvId !== null);
  const isPhone = useIsPhone();
  const skipped = answer?.state === 'skipped';
  const previous = before && (() => store.goTo(before.index));
  const skip = (): void => {
    if (skipped && question !== undefined) setAnswered(store, question.id, false);
    else open('skip');
  };
  // "next" becomes the primary button once this question has been scored, answered or skipped
  const isOpen = question !== undefined && !readOnly && isUnjudged(answer);
  // On a phone it always is: no other button in the bar leads to the next step.
  const isBright = isPhone || !isOpen;
  return (
    <footer className={styles.foot}>
      {isPhone && question !== undefined && <QuestionScore question={question} />}
      <div className={styles.actions}>
        {isPhone ? (
          <>
            <FootMenu
              onPrevious={previous}
              onSkip={question !== undefined && !readOnly ? skip : undefined}
              isSkipped={skipped}
              onCv={hasCv ? () => open('cv') : undefined}
            />
            {question !== undefined && !readOnly && (
              <Button size="lg" className={styles.notes} leftSection={<IconPencil aria-hidden />} onClick={showNotes}>
                {t('notes.title')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button
              size="lg"
              leftSection={<IconArrowUp aria-hidden />}
              rightSection={<Kbd>K</Kbd>}
              disabled={previous === undefined}
              onClick={previous}
            >
              {t('previous')}
            </Button>
            {question !== undefined && (
              <Button size="lg" rightSection={skipped ? undefined : <Kbd>S</Kbd>} disabled={readOnly} onClick={skip}>
                {skipped ? t('skip.undo') : t('skip.action')}
              </Button>
            )}
          </>
        )}
        <span className={styles.spacer} />
        {after === undefined ? (
          <Button size="lg" variant="filled" className={styles.next} disabled={readOnly} onClick={() => open('finish')}>
            {t('finish.interview')}
          </Button>
        ) : (
          <Button
            size="lg"
            variant={isBright ? 'filled' : 'default'}
            className={styles.next}
            rightSection={<Kbd onPen={isBright}>J</Kbd>}
            onClick={() => store.goTo(after.index)}
          >
            <span className={styles.wide}>
              {after.question === undefined ? t('nextPart') : t('next')}
              {isOpen && <small>, {t('noScore')}</small>}
            </span>
            <span className={styles.narrow} aria-hidden>
              {t('nextShort')}
              {isOpen && <small>{t('noScore')}</small>}
            </span>
          </Button>
        )}
      </div>
    </footer>
  );
}

/** Scrolls the whole field into view: focusing alone only reveals the line with the caret. */
function showNotes(): void {
  const field = document.getElementById(noteFieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
