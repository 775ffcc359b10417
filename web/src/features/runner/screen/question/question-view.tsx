import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { followUpBehind, type Plan, type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { EarlierRoundNote } from '#web/entities/plan/question/earlier-round-note.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { repeatsQuote } from '#web/entities/plan/text/repeats-quote.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { QuestionScore } from '#web/features/runner/screen/score/question-score.tsx';
import { StepTime } from '#web/features/runner/screen/time/step-time.tsx';
import { AnchorTicks } from './anchor-ticks.tsx';
import { FollowUps, lowScreen } from './follow-ups.tsx';
import { useAnswer, useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import { QuotedLines } from './quoted-lines.tsx';
import { useMoreBelow } from './use-more-below.ts';
import { useStepStart } from './use-step-start.ts';
import styles from './question-view.module.css';

interface QuestionViewProps {
  readonly question: Question;
  readonly plan: Plan;
  readonly open: (dialog: RunDialog) => void;
}

/**
 * The current question: its follow-ups, the behaviours to tick while listening, and the score. On a phone the order is:
 * question, first follow-up, key points, the other follow-ups; the score is in the bottom bar.
 */
export function QuestionView({ question, plan, open }: QuestionViewProps) {
  const { t } = useTranslation(['runner', 'common']);
  useStepStart();
  const behaviours = useRef<HTMLElement>(null);
  const answer = useAnswer(question.id);
  const store = useRunActions();
  const readOnly = useRun((view) => view.readOnly);
  const inAdvance = useRun(({ interview }) => interview.questionsInAdvance);
  const isPhone = useIsPhone();
  const isLow = useMediaQuery(lowScreen, false, { getInitialValueInEffect: false });
  const ticks = answer?.behavioursSeen;
  const quotes = isPhone ? (question.evidence ?? []) : [];
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
        {/* on a phone only the opening says so: another row would push the key points off-screen */}
        {inAdvance && !isPhone && question.followsUp === undefined && (
          <Tag tone="outline">{t('inAdvance.question')}</Tag>
        )}
        <span className={styles.category}>
          <PlanText>{capitalised(topicOf(question))}</PlanText>
        </span>
        {question.handout !== undefined && (
          <Button size="compact-sm" variant="default" className={styles.handout} onClick={() => open('handout')}>
            {t('handout.show')}
          </Button>
        )}
        <StepTime />
      </p>
      <LeadIn question={question} plan={plan} />
      <h1 className={styles.ask} data-length={lengthOf(question.text)}>
        <PlanText>{question.text}</PlanText>
      </h1>
      <Quotes evidence={quotes.filter(({ quote }) => !repeatsQuote(question.text, quote))} />
      <EarlierRoundNote plan={plan} question={question} />
      {!isLow && <FollowUps question={question} plan={plan} {...(isPhone && { which: 'first' })} />}
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
        <AnchorTicks
          anchors={question.anchors}
          ticks={ticks ?? noTicks}
          score={answer?.score ?? null}
          onChange={tick}
          disabled={readOnly}
          bestFirst={isPhone}
        />
      </section>
      {isPhone ? <FollowUps question={question} plan={plan} which="others" /> : <QuestionScore question={question} />}
      <Quotes evidence={quotes.filter(({ quote }) => repeatsQuote(question.text, quote))} />
    </article>
  );
}

function Quotes({ evidence }: { readonly evidence: NonNullable<Question['evidence']> }) {
  if (evidence.length === 0) return null;
  return (
    <div className={styles.quotes}>
      <QuotedLines evidence={evidence} />
    </div>
  );
}

/** Words that lead from the question to a specific case of this candidate. */
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

/**
 * Characters: longer questions get smaller type, so that the bands and the score below stay visible without scrolling.
 */
const long = 140;
const longest = 280;

function lengthOf(text: string): 'long' | 'longest' | undefined {
  if (text.length > longest) return 'longest';
  return text.length > long ? 'long' : undefined;
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
