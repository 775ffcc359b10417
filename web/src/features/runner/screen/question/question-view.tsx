import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Anchor, followUpBehind, type Plan, type Question } from '#contracts/interviewing/plan.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { bandRange } from '#web/entities/plan/question/band-scale.ts';
import { ScoreRow } from '#web/entities/plan/question/score-row.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { AnchorTicks } from './anchor-ticks.tsx';
import { FollowUps, lowScreen } from './follow-ups.tsx';
import { useAnswer, useLiveAnswers, useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import { tickedBand } from './ticked-band.ts';
import { useMoreBelow } from './use-more-below.ts';
import { useStepStart } from './use-step-start.ts';
import { setScore } from '#web/features/runner/screen/keys/answer-actions.ts';
import styles from './question-view.module.css';

interface QuestionViewProps {
  readonly question: Question;
  readonly plan: Plan;
  readonly open: (dialog: RunDialog) => void;
}

/** The current question: its follow-ups, the behaviours to tick while listening, and the score. */
export function QuestionView({ question, plan, open }: QuestionViewProps) {
  const { t } = useTranslation(['runner', 'common']);
  useStepStart();
  const behaviours = useRef<HTMLElement>(null);
  const answer = useAnswer(question.id);
  const store = useRunActions();
  const readOnly = useRun((view) => view.readOnly);
  const isLow = useMediaQuery(lowScreen, false, { getInitialValueInEffect: false });
  const ticks = answer?.behavioursSeen;
  const tick = useCallback(
    (value: string[]) => store.change(question.id, { kind: 'ticks', value }),
    [store, question.id],
  );
  return (
    <article className={styles.question}>
      <p className={styles.facts}>
        <Tag tone={question.mustAsk ? 'must' : 'outline'}>
          {t(question.mustAsk ? 'common:question.mustAsk' : 'common:question.optional')}
        </Tag>
        <QuestionNumber number={question.order} count={plan.questions.length} open={open} />
        <span className={styles.category}>
          <PlanText>{question.category}</PlanText>
        </span>
        {question.handout !== undefined && (
          <Button size="compact-sm" variant="default" className={styles.handout} onClick={() => open('handout')}>
            {t('handout.show')}
          </Button>
        )}
        <QuestionTime question={question} />
      </p>
      <LeadIn question={question} plan={plan} />
      <h1 className={styles.ask} data-length={lengthOf(question.text)}>
        <PlanText>{question.text}</PlanText>
      </h1>
      {!isLow && <FollowUps question={question} plan={plan} />}
      <header className={styles.head}>
        <h2 id="heard">{t('heard.title')}</h2>
        <span>{t('heard.hint')}</span>
      </header>
      <section
        ref={behaviours}
        aria-labelledby="heard"
        className={styles.behaviours}
        data-more-below={useMoreBelow(behaviours)}
      >
        <AnchorTicks anchors={question.anchors} ticks={ticks ?? noTicks} onChange={tick} disabled={readOnly} />
      </section>
      <section className={styles.score}>
        <header className={styles.head}>
          <h2>{t('score.title')}</h2>
          <TicksPoint anchors={question.anchors} ticks={ticks ?? noTicks} />
          <span aria-live="polite">
            {answer !== undefined && wantsEvidence(answer.score) && answer.notes.trim() === '' && t('score.evidence')}
          </span>
          {answer !== undefined && answer.score !== null && !readOnly && (
            <Button
              size="sm"
              variant="subtle"
              className={styles.clear}
              onClick={() => setScore(store, question.id, null)}
            >
              {t('score.clear')}
            </Button>
          )}
        </header>
        <ScoreRow
          value={answer?.score ?? null}
          onChange={(score) => setScore(store, question.id, score)}
          label={t('score.label')}
          disabled={readOnly}
        />
      </section>
    </article>
  );
}

/** What takes the question to a case of this person's own. */
function LeadIn({ question, plan }: Pick<QuestionViewProps, 'question' | 'plan'>) {
  const { t } = useTranslation('common');
  const own = followUpBehind(plan, question.id);
  if (own?.leadsIn !== true) return null;
  return (
    <p className={styles.leadIn}>
      <span>{t('question.leadIn')}</span> <PlanText>{own.text}</PlanText>
    </p>
  );
}

const noTicks: readonly string[] = [];

/** Smaller from these on, so that the bands and the score below stay visible without scrolling. */
const long = 140;
const longest = 280;

function lengthOf(text: string): 'long' | 'longest' | undefined {
  if (text.length > longest) return 'longest';
  return text.length > long ? 'long' : undefined;
}

/** A low or high score should be explained in a note; the screen asks for it but does not require it. */
function wantsEvidence(score: number | null): boolean {
  return score !== null && (score <= 3 || score >= 8);
}

function QuestionNumber({
  number,
  count,
  open,
}: {
  readonly number: number;
  readonly count: number;
  readonly open: (dialog: RunDialog) => void;
}) {
  const { t } = useTranslation('runner');
  return (
    <>
      <span className={styles.number}>{t('question', { number, count })}</span>
      <button type="button" className={styles.numberButton} onClick={() => open('questions')}>
        {t('question', { number, count })}
        <IconChevronDown aria-hidden />
      </button>
    </>
  );
}

function QuestionTime({ question }: { readonly question: Question }) {
  const { t } = useTranslation('runner');
  const time = useRunTime();
  const spent = useLiveAnswers(time).find(({ questionId }) => questionId === question.id)?.spentSec ?? 0;
  const planned = question.expectedMin * 60;
  return (
    <span className={styles.time} data-over={spent > planned}>
      <IconClock aria-hidden />
      {clockTime(spent)} <span>{t('ofTime', { time: clockTime(planned) })}</span>
    </span>
  );
}

function TicksPoint({ anchors, ticks }: { readonly anchors: readonly Anchor[]; readonly ticks: readonly string[] }) {
  const { t } = useTranslation('runner');
  const band = tickedBand(anchors, ticks);
  return <span>{band === undefined ? t('score.yours') : t('score.ticksPoint', { band: bandRange(band) })}</span>;
}
