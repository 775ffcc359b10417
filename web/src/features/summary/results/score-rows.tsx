import { Button } from '@mantine/core';
import { IconChevronDown, IconFlagFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeastScore } from '#contracts/interviewing/plan/decision.ts';
import { type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import { OfferKey, ScoreLine, ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { AnswerBody } from './answer-body.tsx';
import { NoteMarks, type NotePoints } from './note-marks.tsx';
import { scoreGroups } from './score-groups.ts';
import styles from './score-rows.module.css';

export interface ScoreRowsProps {
  readonly run: Run;
  /** ids of the questions whose rows are expanded */
  readonly opened: ReadonlySet<string>;
  readonly onOpened: (opened: ReadonlySet<string>) => void;
  /** the lists that a note can be added to */
  readonly points: NotePoints;
  /** above the rows */
  readonly note: ReactNode;
  /** by question id: shown below the answer */
  readonly beside: ReadonlyMap<string, ReactNode>;
}

/**
 * Every question with its score and the minimum for an offer, deciding ones first. Each row expands to the question's
 * text and what was recorded, so that it can be read beside the score.
 */
export function ScoreRows({ run, opened, onOpened, points, note, beside }: ScoreRowsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const printing = usePrinting();
  const { questions, decision } = run.plan;
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  const groups = scoreGroups(questions, decision?.offer);
  const isAllOpen = questions.every(({ id }) => opened.has(id));
  const toggle = (id: string, open: boolean): void => {
    if (opened.has(id) === open) return;
    onOpened(new Set(open ? [...opened, id] : [...opened].filter((one) => one !== id)));
  };
  return (
    <div>
      {note}
      <ScoreScale isNumbered>
        <Button
          size="sm"
          variant="subtle"
          className={styles.all}
          data-open={isAllOpen}
          rightSection={<IconChevronDown aria-hidden />}
          onClick={() => onOpened(new Set(isAllOpen ? [] : questions.map(({ id }) => id)))}
        >
          {t(isAllOpen ? 'scores.closeAll' : 'scores.openAll')}
        </Button>
      </ScoreScale>
      {groups.map(({ kind, least, questions: some }) => (
        <section key={`${kind} ${String(least?.least)}`} className={styles.group}>
          {(kind !== 'rest' || groups.length > 1) && (
            <h3>
              <b>{t(`scores.${kind}`)}</b>
              {least !== undefined && <OfferKey>{t('scores.least', { score: least.least })}</OfferKey>}
            </h3>
          )}
          <ul lang={run.plan.language}>
            {some.map((question) => (
              <ScoreRow
                key={question.id}
                question={question}
                answer={answerOf.get(question.id)}
                least={least}
                points={points}
                // expanded in print
                isOpen={printing || opened.has(question.id)}
                onToggle={(open) => toggle(question.id, open)}
              >
                {beside.get(question.id)}
              </ScoreRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ScoreRowProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly least: LeastScore | undefined;
  readonly points: NotePoints;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

function ScoreRow({ question, answer, least, points, isOpen, onToggle, children }: ScoreRowProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  const notes = answer?.notes.trim() ?? '';
  return (
    <li>
      <details
        id={`answer-${String(question.order)}`}
        className={styles.row}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          <ScoreLine
            number={question.order}
            block={question.block}
            topic={topicOf(question)}
            sign={
              <>
                {answer?.redFlagSeen === true && <IconFlagFilled aria-label={t('questions.flag')} />}
                <span className={styles.more}>
                  {'\u00a0'}
                  <IconChevronDown aria-hidden />
                </span>
              </>
            }
            score={score}
            figure={String(score)}
            least={least?.least}
          >
            {/* only a glimpse of the note; the question itself is in the expanded row */}
            {!isOpen && notes !== '' && (
              <span className={styles.glance} aria-hidden>
                {notes}
              </span>
            )}
            {!isOpen && notes === '' && answer?.state === 'skipped' && (
              <small lang={i18n.resolvedLanguage}>
                {t('questions.skipped', { reason: t(`skipReason.${answer.skipReason ?? 'other'}`) })}
              </small>
            )}
          </ScoreLine>
        </summary>
        <div className={styles.body}>
          <h4>
            <PlanText>{question.text}</PlanText>
          </h4>
          <AnswerBody question={question} answer={answer} />
          <div lang={i18n.resolvedLanguage}>
            {notes !== '' && <NoteMarks number={question.order} notes={notes} points={points} />}
          </div>
          {children}
        </div>
      </details>
    </li>
  );
}
