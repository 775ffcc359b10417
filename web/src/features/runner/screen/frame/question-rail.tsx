import { Drawer } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { isAboutPerson } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { LateNote } from '#web/features/runner/screen/time/late-note.tsx';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { type RunStep, isOpening, isScripted } from '#web/features/runner/screen/run-steps.ts';
import { railName } from './rail-name.ts';
import { UndoStart } from './undo-start.tsx';
import styles from './question-rail.module.css';

interface QuestionRailProps {
  readonly steps: readonly RunStep[];
  readonly goTo: (step: number) => void;
  readonly drawerOpened: boolean;
  readonly onDrawerClose: () => void;
}

/** Every step with its state: answered, skipped or open. On a phone it is a drawer, opened by the question number. */
export function QuestionRail({ steps, goTo, drawerOpened, onDrawerClose }: QuestionRailProps) {
  const { t } = useTranslation(['runner', 'common']);
  return (
    <>
      <nav className={styles.rail} aria-label={t('rail.label')}>
        <RailList steps={steps} goTo={goTo} />
        <div className={styles.foot}>
          <UndoStart />
          <LateNote />
        </div>
      </nav>
      <Drawer
        opened={drawerOpened}
        onClose={onDrawerClose}
        title={t('rail.label')}
        classNames={{ title: styles.drawerTitle }}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <RailList steps={steps} goTo={goTo} />
      </Drawer>
    </>
  );
}

function RailList({ steps, goTo }: Pick<QuestionRailProps, 'steps' | 'goTo'>) {
  const { t } = useTranslation('runner');
  const isAmongQuestions = ({ flow }: RunStep) => flow.kind === 'question' || flow.kind === 'break';
  const scripted = steps.filter((step) => !isAmongQuestions(step));
  const groups = [
    { title: t('rail.opening'), steps: scripted.filter((step) => isOpening(step, steps)) },
    { title: t('rail.label'), steps: steps.filter(isAmongQuestions) },
    { title: t('rail.closing'), steps: scripted.filter((step) => !isOpening(step, steps)) },
  ];
  return groups
    .filter((group) => group.steps.length > 0)
    .map((group) => (
      <section key={group.title} className={styles.group}>
        <h2 className="label">{group.title}</h2>
        <ol>
          {group.steps.map((step) => (
            <li key={step.index}>
              <RailItem step={step} onClick={() => goTo(step.index)} />
            </li>
          ))}
        </ol>
      </section>
    ));
}

function RailItem({ step, onClick }: { readonly step: RunStep; readonly onClick: () => void }) {
  const { t } = useTranslation(['runner', 'common']);
  const format = useFormat();
  const current = useRun(({ currentStep }) => currentStep === step.index);
  const answer = useRun(({ answers }) => answers.find(({ questionId }) => questionId === step.question?.id));
  const { question } = step;
  const plan = useRun((run) => run.plan);
  const state = stateOf(answer);
  return (
    <button
      type="button"
      className={styles.item}
      data-state={state}
      data-optional={question?.mustAsk === false}
      aria-current={current ? 'step' : undefined}
      title={question?.text}
      onClick={onClick}
    >
      <span className={question === undefined ? styles.noDot : styles.dot} aria-hidden>
        {state === 'answered' && <IconCheck />}
        {state === 'skipped' && <IconMinus />}
        {state === 'open' && question?.order}
      </span>
      <span className={styles.title} data-part="title">
        {isScripted(step.flow.kind) && t(`part.${step.flow.kind}`)}
        {question !== undefined && (
          <>
            <span className="visually-hidden">{question.order}. </span>
            <RailName {...railName(plan, question)} />
          </>
        )}
      </span>
      <span className={styles.end}>
        {answer?.score === null || answer === undefined ? format.minutes(step.flow.minutes) : <b>{answer.score}</b>}
      </span>
      {question !== undefined && (
        <small>
          {state === 'skipped' && t('rail.skipped')}
          {state === 'answered' && answer?.score === null && t('rail.notScored')}
          {state === 'answered' &&
            answer?.score !== null &&
            t('rail.used', {
              used: Math.round((answer?.spentSec ?? 0) / 60),
              planned: format.minutes(question.expectedMin),
            })}
          {state === 'open' && t(question.mustAsk ? 'common:question.mustAsk' : 'common:question.optional')}
          {question.block === 'cv' && question.source !== 'person' && (
            <i>{t(isAboutPerson(question) ? 'rail.person' : 'rail.own')}</i>
          )}
        </small>
      )}
    </button>
  );
}

function RailName({ name, nth, count }: ReturnType<typeof railName>) {
  const { t } = useTranslation('runner');
  return (
    <>
      <PlanText>{capitalised(name)}</PlanText>
      {count > 1 && <span className={styles.nth}> {t('rail.nth', { nth, count })}</span>}
    </>
  );
}

function stateOf(answer: Answer | undefined): 'answered' | 'skipped' | 'open' {
  if (answer?.state === 'skipped') return 'skipped';
  return answer?.state === 'answered' || (answer !== undefined && answer.score !== null) ? 'answered' : 'open';
}
